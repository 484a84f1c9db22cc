### What a puzzle asks for. $n: a number.

task-hold = Keep { $n } of your Beans standing through this attack.
task-topple = Leave at most { $n } of the other side's Beans standing this turn.
task-topple-none = Leave none of the other side's Beans standing this turn.
task-sweep = Leave at most { $n } of the other side's Beans on the mat this turn.
task-sweep-none = Leave none of the other side's Beans on the mat this turn.
task-fill = Fill { $n } of your Galaxies with Headz-up Beans this turn.
task-disarm = Leave at most { $n } of the other side's Galaxies ready to shoot this turn.
task-disarm-none = Leave none of the other side's Galaxies ready to shoot this turn.
