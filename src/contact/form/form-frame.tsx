import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/forms/error-box.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import type { FormAnswer } from './form-answer.ts';
import type { useSentForm } from './use-sent-form.ts';

type FormFrameProps = {
  /** Of the form; begins the ids of its fields. */
  id: string;
  state: ReturnType<typeof useSentForm>;
  /** The fields in order, for the summary. */
  names: readonly string[];
  thanks: string;
  button: string;
  again: string;
  withFiles?: boolean;
  children: ReactNode;
};

export const fieldIdOf = (id: string, name: string) => `${id}-${name}`;

/** Props of a field: its id, its name, its error, and what was typed into it before. */
export const fieldIn =
  (id: string, { fields, typed }: FormAnswer) =>
  (name: string) => ({ id: fieldIdOf(id, name), name, error: fields[name], defaultValue: typed[name] ?? '' });

function Thanks({ id, state: { answer, told, again }, thanks, again: another }: ThanksProps) {
  const { pathname } = useLocation();
  return (
    <div id={id} ref={told} tabIndex={-1} className="scroll-mt-28">
      <h3 className="text-dish">{thanks}</h3>
      <p className="mt-3">{answer.sent?.words}</p>
      <p className="mt-5 border-y border-line py-4">
        <span className="block text-sm text-ink-soft">Your reference</span>
        <span className="figures block text-[2.75rem] leading-tight tracking-wide text-basil">
          {answer.sent?.reference}
        </span>
      </p>
      <p className="mt-4">We have sent you an e-mail with it. If none comes, please look in your spam folder.</p>
      <p className="mt-6">
        <a
          href={pathname}
          className="text-link inline-flex min-h-11 items-center"
          onClick={(event) => {
            event.preventDefault();
            again();
          }}
        >
          {another}
        </a>
      </p>
    </div>
  );
}
type ThanksProps = Pick<FormFrameProps, 'id' | 'state' | 'thanks' | 'again'>;

/** A form of ours: it is sent in place, and without JavaScript by a POST to the page it stands on. */
export function FormFrame({ id, state, names, thanks, button, again, withFiles = false, children }: FormFrameProps) {
  const { pathname } = useLocation();
  const { answer, isSending, told, onSubmit, onInput } = state;
  if (answer.sent) return <Thanks {...{ id, state, thanks, again }} />;
  const errors = names.flatMap((name) => {
    const message = answer.fields[name];
    return message ? [{ id: fieldIdOf(id, name), message }] : [];
  });
  return (
    <form
      id={id}
      method="post"
      // The home page's own action is told apart from the frame's around it by this parameter.
      action={`${pathname === '/' ? '/?index' : pathname}#${id}`}
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid scroll-mt-28 gap-6"
    >
      <input type="hidden" name="formType" value={answer.formType} />
      <div ref={told} tabIndex={-1} className="empty:hidden">
        <ErrorSummary errors={errors} />
        {answer.problem && <ErrorBox role="alert" title={answer.problem} />}
      </div>
      {children}
      <div>
        <Button type="submit" size="large" aria-disabled={isSending}>
          {isSending ? 'Sending…' : button}
        </Button>
      </div>
    </form>
  );
}
