import type { RefObject } from 'react';
import { Icon } from '../icon.tsx';

type ErrorSummaryProps = {
  title: string;
  /** Each leads to the field of this id. */
  errors: readonly { id: string; message: string }[];
  summary?: RefObject<HTMLDivElement | null>;
};

/** What is wrong with a form, in one place, each line leading to its field. Give it focus when the form is refused. */
export function ErrorSummary({ title, errors, summary }: ErrorSummaryProps) {
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="border-l-4 border-tomato bg-tomato-tint px-4 py-3">
      <p className="flex items-center gap-2 font-semibold text-tomato-deep">
        <Icon name="warning" className="size-5" />
        {title}
      </p>
      {errors.length > 0 && (
        <ul className="mt-2 grid gap-1 pl-7">
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
      )}
    </div>
  );
}
