import type { RefObject } from 'react';
import { isPlainClick } from '../links/plain-click.ts';
import { ErrorBox } from './error-box.tsx';
import { REFUSAL, useErrorTitle } from './use-error-title.ts';

/** `id`: the field's. */
export type SummaryError = { id: string; message: string };

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  id?: string;
  title?: string;
  /** Ref for focusing it when the form is refused. */
  summary?: RefObject<HTMLDivElement | null>;
  /** On a page without scripts: focuses the summary when the page opens. */
  autoFocus?: boolean;
  className?: string;
};

const titleFor = (count: number) => `Nearly there. Just check ${count === 1 ? 'this' : 'these'}:`;

/** Focuses the summary and scrolls to it; a tall one to its top, since the browser would align its bottom. */
export function focusSummary(summary: HTMLElement | null): void {
  if (!summary) return;
  const isTall = summary.offsetHeight > window.innerHeight / 2;
  summary.focus({ preventScroll: true });
  summary.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
}

/**
 * The errors of a form in one box, each linking to its field; nothing without errors. Screen readers read it on focus.
 * Not a live region, so fixing one error doesn't announce the rest again.
 */
export function ErrorSummary({
  errors,
  id,
  title = titleFor(errors.length),
  summary,
  autoFocus,
  className,
}: ErrorSummaryProps) {
  useErrorTitle(errors.length > 0);
  if (errors.length === 0) return null;
  return (
    <ErrorBox
      {...REFUSAL}
      ref={summary}
      id={id}
      role="group"
      aria-label={title}
      tabIndex={-1}
      autoFocus={autoFocus}
      title={title}
      className={className}
    >
      <ul className="mt-2 grid gap-1">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="text-link"
              onClick={(event) => {
                const field = document.getElementById(id);
                if (!field || !isPlainClick(event)) return;
                event.preventDefault();
                field.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </ErrorBox>
  );
}
