"""Parts of comic pictures: a canvas with a pen, grounds, faces, figures, hands, arms, beasts, energy."""
