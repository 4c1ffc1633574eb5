import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { PageTitle } from '../../seo/page-title.tsx';
import { Button } from '../../ui/button.tsx';
import { Room } from '../../ui/room/room.tsx';

type LinkPageProps = {
  title: string;
  children?: ReactNode;
  /** The only action, as a form: it acts on submission, since mail programs follow links by themselves. */
  button?: string;
};

/** A page behind a link in an e-mail: its subject, and at most one button. */
export function LinkPage({ title, children, button }: LinkPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleShown = useRef(title);
  // The result replaces the button, which had the focus.
  useEffect(() => {
    if (titleShown.current === title) return;
    titleShown.current = title;
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
