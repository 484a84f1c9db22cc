"""The toolkit: pygame-ce, own widgets, no rule of any game. May import nothing of ours but `core.sanitizing` and `games`.

How to write a screen
---------------------
    class Hello(Screen[str]):                       # returns a str to whoever pushed it
        def build(self):                            # once: make the widgets
            title = Label("Hello", "title", color="gold_light")
            go = Button("Play", self.play, style="primary", icon="play", key="1")
            self.box = self.add(Panel(Column(title, go, gap=20), style="window"))
        def layout(self):                           # at each size: give places, in pixels
            wide, high = self.box.measure(self.u(600))
            self.box.place(rects.center(self.rect, wide, high))
        def paint(self, target):                    # the ground; default is the night colour
            target.blit(pictures.cover(("menu.webp",), self.rect.size), (0, 0))
        def play(self):
            self.close("play")
    app.push(Hello(), print)                        # or app.replace(screen); modal = True shows what is below

Lengths: `self.u(24)` turns units (1920x1080 at scale 1) into pixels; rectangles are pygame.Rect in pixels.
There are always at least 1100x640 units (`draw_context.LEAST_UNITS`), so lay out for that and let scroll panels do the rest.
`rects`: inset, cut_top/bottom/left/right, columns, rows, grid, center. Containers (`widgets.containers`): Panel, Column, Row,
Grid, Field (words left, control right); `widgets.scroll.ScrollPanel(child)` makes anything scroll.

Widgets (`tabletop.toolkit.widgets`): Button, Label, RichLabel, Toggle, Slider, Segmented, Tabs, TextEntry, ListBox,
ListRow, TextTable, LineChart, ProgressBar, Avatar, Icon, PictureBox, KeyCap;
`widgets.dropdown.DropDown`; `widgets.dialog.Dialog/confirm`.
Every widget takes `label=` (what tests find it by; a button's text by default) and most `tooltip=` (rich text).
A value widget tells its new value to its callback; change a widget's fields and call `refresh()` for a new picture,
call `screen.layout()` when sizes change. Add or drop children at run time with `add`/`clear`, then lay out again.
Own widget: derive Widget, write measure/draw (and on_pointer, on_action), set `focusable = True` to be reachable.

Drawing (`self.kit`): write(target, text, role, box, color, align), rich(source, role, width).draw(target, pos),
icon(name, units, color), panel(target, box, style), ring(target, box). Roles, colours, panel and button styles are in
theme.toml; icons in sprites/fonts/icons.toml. Markup: **bold** *italic* {icon} [colour]...[/] [@link]...[/]; names
that people typed go through `markup.escape`. Pictures of sprites/: `pictures.cover(parts, size, radius)`.

App (`self.app`): push, replace, toast(text, icon), sound(name), after(ms, call), prefs, relayout() after a change of
prefs.ui_scale, set_fullscreen(on), on_quit (hook: False keeps the window open), clock(), shake.start(units).
An error that nobody catches goes to on_error (`desktop.crash_handler`), which throws all screens away: what works elsewhere
for a screen is ended in `let_go`.
Motion: `app.touch.run(ms, step, ease=..., key=..., done=...)` for what follows the hand, `app.event_lane` for what the game
tells (a click calls `app.event_lane.hurry()`); `app.ms(300)` is 300 ms at the user's speed. A screen that moves by itself
returns True from `update(now)`. Nothing is drawn unless something moved or `refresh()` was called.

Input: every event goes Screen.on_event (raw) -> mouse: widget under it and its parents; keys: focused widget's on_key,
Screen.on_key (presses the button whose `key=` matches), then as an Action (up, down, left, right, accept, back, next,
previous, page_up, page_down, home, end, menu) to the focused widget, its parents, and the screen (which moves the
focus and closes on back if `closable`). Gamepads arrive as the same actions. Never poll the mouse or the keyboard.

Tests: `Pilot(size)` in tools/rigs/pilot.py drives all this without a display: click, drag, key, text, pad, tick, settle, shot.
Cards: `card_art/compositor.py` (faces at any width), `card_art/card_sprites.py` (with shadow, glow, angle).
"""
