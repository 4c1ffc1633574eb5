import { Link } from 'react-router';

type PageLinksProps = {
  /** Accessible name: 'More jobs'. */
  label: string;
  page: number;
  pages: number;
  pathOf: (page: number) => string;
};

/** Links to the previous and next page of results; nothing if there is only one page. */
export function PageLinks({ label, page, pages, pathOf }: PageLinksProps) {
  if (pages === 1) return null;
  const link = 'text-link inline-flex min-h-11 items-center font-bold';
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center justify-between gap-x-8">
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={link}>
          Previous
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next" className={link}>
          Next
        </Link>
      )}
    </nav>
  );
}
