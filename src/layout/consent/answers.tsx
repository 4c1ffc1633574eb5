import { Button } from '../../ui/button.tsx';
import styles from './answers.module.css';
import { ALLOW_ALL, type ConsentChoice, REJECT_ALL } from './choice.ts';
import { wording } from './wording.ts';

type AnswersProps = { onDecide: (choice: ConsentChoice) => void; between: { label: string; onClick: () => void } };

/** The answers in a row, all alike: none is bigger, brighter or nearer than another. */
export function Answers({ onDecide, between }: AnswersProps) {
  const answers = [
    { label: wording.allow, onClick: () => onDecide(ALLOW_ALL) },
    between,
    { label: wording.reject, onClick: () => onDecide(REJECT_ALL) },
  ];
  return (
    <div className={styles.answers}>
      <div className={styles.row}>
        {answers.map(({ label, onClick }) => (
          <Button key={label} variant="basil" size="small" onClick={onClick} className="min-h-11! px-2!">
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
