### What phones at the table are told, and what their page says (`phones-page-`, read by page/words.js).

phones-no-seat = This phone has no seat at this table any more.
phones-paused = The table pauses.
phones-wait = That was wrong too often. Try again in { $seconds } seconds.
phones-closed = Nobody else joins at the moment: ask whoever is at the table.
phones-wrong-code = This is not the code that the table shows.
phones-seated = This phone has a seat already.
phones-taken = Somebody has this seat by now.
phones-name-taken = Somebody else is called { $name }.
phones-joined = { $name } plays with a phone.
phones-left = { $name } plays at the table.
phones-vote-undo = { $name } wants to take back. Do you agree?
phones-vote-end = { $name } wants to end the game here. Do you agree?
phones-look-at-table = Look at the table: the next thing happens there.
phones-player = player { $number }
phones-zone-of = { $zone } of { $name }
phones-no-address = No phone can join: { $address } cannot be listened at ({ $error }).
