import { type ComponentProps, useRef, useState } from 'react';
import { suggestedAddress } from '../ui/forms/email-typo.ts';
import { EmailTypoNote } from '../ui/forms/email-typo-note.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { fillField } from './fill-field.ts';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

/** An e-mail address. */
export const EmailInput = ({ label = 'E-mail', ...props }: EmailFieldProps) => (
  <TextField label={label} type="email" required inputMode="email" autoComplete="email" {...props} />
);

/**
 * An e-mail address. Leaving one that looks mistyped asks about it, once, with a button that corrects it. The question
 * never blocks the form.
 */
export function EmailField(props: EmailFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const askedAbout = useRef(new Set<string>());
  const [meant, setMeant] = useState<string | null>(null);
  const ask = (input: HTMLInputElement) => {
    const typed = input.value;
    if (typed === '' || !input.validity.valid || askedAbout.current.has(typed)) return;
    const suggested = suggestedAddress(typed);
    if (suggested === null) return;
    askedAbout.current.add(typed);
    setMeant(suggested);
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
      <EmailTypoNote meant={meant} onMend={mend} />
    </div>
  );
}
