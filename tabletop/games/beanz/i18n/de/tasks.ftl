### Was ein Rätsel verlangt. $n: eine Zahl.

task-hold = Sorge dafür, dass { $n } deiner Beanz diesen Angriff stehend überstehen.
task-topple = Lass in diesem Zug höchstens { $n } Beanz der anderen Seite stehen.
task-topple-none = Lass in diesem Zug keinen Bean der anderen Seite stehen.
task-sweep = Lass in diesem Zug höchstens { $n } Beanz der anderen Seite auf der Matte.
task-sweep-none = Lass in diesem Zug keinen Bean der anderen Seite auf der Matte.
task-fill = Fülle in diesem Zug { $n } deiner Galaxien mit Headz-up-Beanz.
task-disarm = Lass in diesem Zug höchstens { $n } Galaxien der anderen Seite schussbereit.
task-disarm-none = Lass in diesem Zug keine Galaxie der anderen Seite schussbereit.
