import { type ComponentProps, useRef, useState } from 'react';
import { suggestedAddress } from '../ui/forms/email-typo.ts';
import { EmailTypoNote } from '../ui/forms/email-typo-note.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { fillField } from './fill-field.ts';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

export const EmailInput = ({ label = 'E-mail', ...props }: EmailFieldProps) => (
  <TextField label={label} type="email" required inputMode="email" autoComplete="email" {...props} />
);

/**
 * An e-mail address. On leaving a likely typo, asks about it once, with a button to correct it. Never blocks the form.
 */
export function EmailField(props: EmailFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const askedAbout = useRef(new Set<string>());
  const [suggestion, setMeant] = useState<string | null>(null);
  const ask = (input: HTMLInputElement) => {
    const address = input.value;
    if (address === '' || !input.validity.valid || askedAbout.current.has(address)) return;
    const alternative = suggestedAddress(address);
    if (alternative === null) return;
    askedAbout.current.add(address);
    setMeant(alternative);
  };
  const mend = (address: string) => {
    const input = frame.current?.querySelector('input');
    if (!input) return;
    fillField(input, address);
    input.focus();
  };
  return (
    <div ref={frame} onInput={() => setMeant(null)}>
      <EmailInput {...props} onBlur={({ target }) => ask(target)} />
      <EmailTypoNote meant={suggestion} onMend={mend} />
    </div>
  );
}
