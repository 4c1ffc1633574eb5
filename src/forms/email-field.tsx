import { type ComponentProps, useRef, useState } from 'react';
import { loadOptionalCode } from '../platform/optional-code.ts';
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
 * An e-mail address. One that looks mistyped is asked about as the field is left, with a button that mends it; whoever
 * goes on with it is not asked about it again.
 */
export function EmailField(props: EmailFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const askedAbout = useRef(new Set<string>());
  const [meant, setMeant] = useState<string | null>(null);
  const ask = async (input: HTMLInputElement) => {
    const typed = input.value;
    if (typed === '' || !input.validity.valid || askedAbout.current.has(typed)) return;
    // Without its library, nothing is asked.
    const suggested = await loadOptionalCode(() => suggestedAddress(typed)).catch(() => null);
    if (suggested === null || input.value !== typed) return;
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
      <EmailInput {...props} onBlur={({ target }) => void ask(target)} />
      <EmailTypoNote meant={meant} onMend={mend} />
    </div>
  );
}
