import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { PageTitle } from '../../seo/page-title.tsx';
import { Button } from '../../ui/button.tsx';
import { Room } from '../../ui/room/room.tsx';

type LinkPageProps = {
  title: string;
  children?: ReactNode;
  /** The one thing to do, as a form: only its press acts, since mail programs follow links by themselves. */
  button?: string;
};

/** A page behind a link of an e-mail: what it is about, and at most one button. */
export function LinkPage({ title, children, button }: LinkPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  // The press is answered in place of its button, which had the focus.
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Room
        head={
          <h1 ref={heading} tabIndex={-1} className="text-balance text-title text-tomato-deep outline-none">
            {title}
          </h1>
        }
      >
        {children && <div className="grid max-w-text gap-4 text-lead">{children}</div>}
        {button && (
          <Form method="post" className={children ? 'mt-8' : ''}>
            <Button type="submit" size="large">
              {button}
            </Button>
          </Form>
        )}
      </Room>
    </>
  );
}
