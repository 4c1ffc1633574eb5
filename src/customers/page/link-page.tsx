import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { PageTitle } from '../../seo/page-title.tsx';
import { Button } from '../../ui/button.tsx';
import { Container, Section } from '../../ui/section.tsx';

type LinkPageProps = {
  title: string;
  children: ReactNode;
  /** The one thing to do, as a form: only its press acts, since mail programs follow links by themselves. */
  button?: string;
};

/** A page behind a link of an e-mail: what it is about, and at most one button. */
export function LinkPage({ title, children, button }: LinkPageProps) {
  return (
    <Section>
      <PageTitle>{title}</PageTitle>
      <Container>
        <div className="max-w-text">
          <h1 className="text-title text-tomato text-balance">{title}</h1>
          <div className="mt-6 grid gap-4 text-lead">{children}</div>
          {button && (
            <Form method="post" className="mt-8">
              <Button type="submit" size="large">
                {button}
              </Button>
            </Form>
          )}
        </div>
      </Container>
    </Section>
  );
}
