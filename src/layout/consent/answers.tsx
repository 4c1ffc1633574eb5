import { Button } from '../../ui/button.tsx';
import { ALLOW_ALL, type Choice, REJECT_ALL } from './choice.ts';
import { wording } from './wording.ts';

type AnswersProps = { onDecide: (choice: Choice) => void; between: { label: string; onClick: () => void } };

/** A row of equals: no answer is bigger, brighter or nearer than another. */
export function Answers({ onDecide, between }: AnswersProps) {
  const answers = [
    { label: wording.allow, onClick: () => onDecide(ALLOW_ALL) },
    between,
    { label: wording.reject, onClick: () => onDecide(REJECT_ALL) },
  ];
  return (
    <div className="consent-answers">
      {answers.map(({ label, onClick }) => (
        <Button key={label} variant="basil" onClick={onClick}>
          {label}
        </Button>
      ))}
    </div>
  );
}
