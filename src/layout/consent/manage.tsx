import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Answers } from './answers.tsx';
import { type ConsentChoice, REJECT_ALL } from './choice.ts';
import styles from './manage.module.css';
import { wording } from './wording.ts';

type KindProps = { kind: 'necessary' | keyof ConsentChoice; checked: boolean; onChange?: (checked: boolean) => void };

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

type ManageProps = {
  heading: ReactNode;
  saved: ConsentChoice | null;
  onDecide: (choice: ConsentChoice) => void;
  /** Closes without a change; absent before a choice. */
  onClose: (() => void) | undefined;
};

/** The choice by kind. Optional kinds are ticked only when they are allowed at present. */
export function Manage({ heading, saved, onDecide, onClose }: ManageProps) {
  const [choice, setChoice] = useState(saved ?? REJECT_ALL);
  return (
    <div className={styles.settings}>
      {heading}
      {onClose && (
        <button type="button" onClick={onClose} className={styles.close}>
          <Icon name="close" label="Close without a change" />
        </button>
      )}
      <fieldset className={styles.kinds}>
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
    </div>
  );
}
