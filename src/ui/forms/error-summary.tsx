import type { RefObject } from 'react';
import { ErrorBox } from './error-box.tsx';

/** `id`: of the field. */
export type SummaryError = { id: string; message: string };

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  /** For the focus, when the form is refused. */
  summary?: RefObject<HTMLDivElement | null>;
  /** On a page without scripts: the summary gets the focus as the page opens. */
  autoFocus?: boolean;
  className?: string;
};

const TITLE = 'Nearly there. Please look at these again:';

/**
 * The errors of a form in one box, each linking to its field; nothing when there are none. It is read as it gets the
 * focus, and no live region: as one error after another is put right, the rest is not read again.
 */
export function ErrorSummary({ errors, summary, autoFocus, className }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <ErrorBox
      ref={summary}
      role="group"
      aria-label={TITLE}
      tabIndex={-1}
      autoFocus={autoFocus}
      title={TITLE}
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
                if (!field) return;
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
