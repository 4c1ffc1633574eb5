import { useBrand } from '../settings/use-brand.ts';

type PageTitleProps = {
  /** Whether the page is the answer to a form that is to be looked at again. */
  refused?: boolean;
  /** Without the brand's name, which is appended. */
  children: string;
};

/** The title of a page that has several steps or answers a form: what its `meta` does not know. */
export function PageTitle({ refused = false, children }: PageTitleProps) {
  const { name } = useBrand();
  return <title>{`${refused ? 'Error: ' : ''}${children} · ${name}`}</title>;
}
