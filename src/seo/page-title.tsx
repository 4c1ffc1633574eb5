import { useBrand } from '../settings/use-brand.ts';

type PageTitleProps = {
  /** Whether the page shows a form's errors. */
  refused?: boolean;
  /** Without the brand's name, which is appended. */
  children: string;
};

/** The title of a page with several steps, or after a form, which its `meta` doesn't know. */
export function PageTitle({ refused = false, children }: PageTitleProps) {
  const { name } = useBrand();
  return <title>{`${refused ? 'Error: ' : ''}${children} · ${name}`}</title>;
}
