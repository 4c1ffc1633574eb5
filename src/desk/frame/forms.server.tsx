import type { ComponentProps, ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { RefusedForm } from './read-form.server.ts';

type Fields = Record<string, string | number | undefined>;

/** A form that is posted with these fields besides those it shows. */
export const PostForm = ({ fields, children, ...form }: ComponentProps<typeof Form> & { fields?: Fields }) => (
  <Form method="post" {...form}>
    {Object.entries(fields ?? {}).map(
      ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
    )}
    {children}
  </Form>
);

type ButtonProps = ComponentProps<typeof Button>;

/** A button that posts these fields, to this page or another. */
export const PostButton = ({ fields, action, ...button }: ButtonProps & { fields?: Fields; action?: string }) => (
  <PostForm fields={fields} action={action}>
    <Button type="submit" variant="quiet" size="small" {...button} />
  </PostForm>
);

/** The button that sends a form, as wide as its words. */
export const Submit = (button: ButtonProps) => <Button type="submit" className="justify-self-start" {...button} />;

/** A field's attributes by name: its error, and what was typed or its preset. */
export const fieldsOf = (refused?: RefusedForm) => (name: string, preset?: string | number) => ({
  id: name,
  name,
  error: refused?.problems[name],
  defaultValue: refused?.given[name] ?? preset,
});

/** A form's error message, if it has one. */
export const Alert = ({ className = 'mt-4 font-semibold text-tomato-deep', children }: AlertProps) =>
  children ? (
    <p role="alert" className={className}>
      {children}
    </p>
  ) : null;
type AlertProps = { className?: string; children: ReactNode };

/** A link in a sentence. */
export const TextLink = (link: ComponentProps<typeof Link>) => <Link className="text-link" {...link} />;

/** A text link with a touch-sized target. */
export const TapLink = (link: ComponentProps<typeof Link>) => (
  <Link className="inline-flex min-h-11 items-center text-link" {...link} />
);

/** The way back, at the foot of a page. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="mt-6">
    <TapLink to={to}>{children}</TapLink>
  </p>
);

type FoldProps = ComponentProps<'details'> & { summary: ReactNode; look?: string };

/** A `<details>` with a touch-sized summary. */
export const Fold = ({
  summary,
  look = 'font-semibold underline underline-offset-4',
  children,
  ...fold
}: FoldProps) => (
  <details {...fold}>
    <summary className={`inline-flex min-h-11 items-center ${look}`}>{summary}</summary>
    {children}
  </details>
);
