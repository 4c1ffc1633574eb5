import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/forms/error-box.tsx';
import { ErrorSummary, type SummaryError } from '../ui/forms/error-summary.tsx';
import { REFUSAL, useErrorTitle } from '../ui/forms/use-error-title.ts';
import type { FormAnswer } from './form-answer.ts';
import { useDraft } from './use-draft.ts';
import type { FormState } from './use-sent-form.ts';

type FormFrameProps = {
  /** The form's id, which prefixes its fields' ids. */
  id: string;
  state: FormState<unknown>;
  /** The fields in order, for the summary. */
  names: readonly string[];
  /** Replaces the sent form and takes focus. */
  thanks: ReactNode;
  button: string;
  /** The page whose action handles it; by default the current page. */
  page?: string;
  /** A form that isn't its page's purpose. */
  isSecondary?: boolean;
  withFiles?: boolean;
  /** Stores values in the tab until they are sent. */
  keepsDraft?: boolean;
  /** Called if files were chosen that the draft couldn't store. */
  onFilesLost?: () => void;
  children: ReactNode;
};

type RefusalProps = {
  answer: FormAnswer;
  errors: readonly SummaryError[];
  id: string;
  summary: RefObject<HTMLDivElement | null>;
};

export const fieldIdOf = (id: string, name: string) => `${id}-${name}`;

/** Props of a field: id, name, error and initial value. */
export const fieldIn =
  (id: string, { fields, typed }: FormAnswer) =>
  (name: string) => ({ id: fieldIdOf(id, name), name, error: fields[name], defaultValue: typed[name] ?? '' });

/** Focuses a form's first field, or the button if it has none. */
export const focusFirstField = (form: ParentNode | null): void =>
  form?.querySelector<HTMLElement>('input:not([type=hidden]), select, button[type=submit]')?.focus();

/** Focuses the form when it replaces its thanks. */
function useFocusAgain(form: RefObject<HTMLFormElement | null>, isSent: boolean): void {
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (wasSent.current && !isSent) focusFirstField(form.current);
    wasSent.current = isSent;
  }, [form, isSent]);
}

/** The errors in the order of the fields, then those of fields the form doesn't show. */
function summaryOf(id: string, names: readonly string[], fields: FormAnswer['fields']): SummaryError[] {
  const order = [...names, ...Object.keys(fields).filter((name) => !names.includes(name))];
  return order.flatMap((name) => {
    const message = fields[name];
    return message ? [{ id: fieldIdOf(id, name), message }] : [];
  });
}

/** Why the form was refused; nothing if it wasn't. */
function Refusal({ answer, errors, ...box }: RefusalProps) {
  const { problem } = answer;
  useErrorTitle(problem !== null);
  if (errors.length > 0) return <ErrorSummary errors={errors} title={problem ?? undefined} {...box} />;
  return problem && <ErrorBox {...REFUSAL} role="alert" tabIndex={-1} title={problem} id={box.id} ref={box.summary} />;
}

/**
 * A form sent to its page's action: in place, or by the browser without JavaScript, which then focuses the outcome,
 * since the address ends in its id.
 */
export function FormFrame({
  id,
  state,
  names,
  thanks,
  button,
  page,
  isSecondary,
  withFiles = false,
  keepsDraft = false,
  onFilesLost,
  children,
}: FormFrameProps) {
  const { pathname: currentPath } = useLocation();
  const pathname = page ?? currentPath;
  const { answer, isSending, answerRef, onSubmit } = state;
  const form = useRef<HTMLFormElement>(null);
  const isSent = answer.sent !== null;
  const answerId = `${id}-answer`;
  const keep = useDraft(form, { name: keepsDraft ? `${pathname} ${id}` : null, isSent, onFilesLost });
  useFocusAgain(form, isSent);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    state.onInput(event);
    keep();
  };
  if (isSent)
    return (
      <div id={id}>
        <div id={answerId} ref={answerRef} tabIndex={-1}>
          {thanks}
        </div>
      </div>
    );
  return (
    <form
      ref={form}
      id={id}
      method="post"
      // This parameter selects the home page's own action rather than its layout's.
      action={`${pathname === '/' ? '/?index' : pathname}#${answerId}`}
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid scroll-mt-28 gap-6"
    >
      <input type="hidden" name="formType" value={answer.formType} />
      <Refusal answer={answer} errors={summaryOf(id, names, answer.fields)} id={answerId} summary={answerRef} />
      {children}
      <div>
        <Button
          type="submit"
          size={isSecondary ? 'medium' : 'large'}
          variant={isSecondary ? 'line' : 'tomato'}
          aria-disabled={isSending}
        >
          {isSending ? 'Sending…' : button}
        </Button>
      </div>
    </form>
  );
}
