import { useState } from 'react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Answers } from './answers.tsx';
import { type Choice, REJECT_ALL } from './choice.ts';
import { wording } from './wording.ts';

type KindProps = { kind: 'necessary' | keyof Choice; checked: boolean; onChange?: (checked: boolean) => void };

function Kind({ kind, checked, onChange }: KindProps) {
  const { title, text } = wording[kind];
  return (
    <Checkbox
      id={`cookies-${kind}`}
      checked={checked}
      disabled={!onChange}
      onChange={(event) => onChange?.(event.target.checked)}
    >
      <strong className="block">{title}</strong>
      <span className="block text-ink-soft text-sm">{text}</span>
    </Checkbox>
  );
}

/** Kind by kind. Nothing optional is ticked beforehand but what was allowed and still holds. */
export function Manage({ standing, onDecide }: { standing: Choice | null; onDecide: (choice: Choice) => void }) {
  const [choice, setChoice] = useState(standing ?? REJECT_ALL);
  return (
    <>
      <fieldset className="consent-kinds">
        <legend className="sr-only">{wording.manageTitle}</legend>
        <Kind kind="necessary" checked />
        {(['performance', 'marketing'] as const).map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            checked={choice[kind]}
            onChange={(checked) => setChoice((now) => ({ ...now, [kind]: checked }))}
          />
        ))}
      </fieldset>
      <Answers onDecide={onDecide} between={{ label: wording.save, onClick: () => onDecide(choice) }} />
    </>
  );
}
