/** What the server knows of a page before it renders it: plain data, the `handle` of its route module. */
export type PagePolicy = {
  /** Names it reads in its query; others never reach it. */
  query?: readonly string[];
  /** What it reads as other pages do, or by more than names, see src/page-queries.ts. */
  reads?: readonly (SharedQuery | 'menu-filter' | 'job-types' | 'booking-steps')[];
  /**
   * Rendered once for everyone, unless its query has one of these. Without this it is rendered for each request, as a page
   * with free tables or with one visitor's answers must be.
   */
  cache?: 'always' | { unless: readonly SharedQuery[] };
};

/** Names of a place, or a position; names in the query of a page that shows free tables. */
export type SharedQuery = 'place' | 'tables';
