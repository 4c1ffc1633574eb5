import { z } from 'zod';

/** A plain path, or a pattern: ':name' is one segment, '*' at the end all that follow. */
const FROM = /^(\/((?!\.{1,2}(\/|$))[a-z0-9._-]+|:[a-z]+))+(\/\*)?$/;
/** A wildcard or name as first segment would match every page of the site. */
const STARTS_FIXED = /^\/[a-z0-9._-]/;
const NO_PAGES = /^\/(api|assets|images|dev)(\/|$)/;

const from = z
  .string()
  .regex(FROM, "an address in small letters such as '/old/page', '/old/:town' or '/old/*'")
  .regex(STARTS_FIXED, 'a fixed first part, for a pattern there would catch every page')
  .refine((path) => !NO_PAGES.test(path), 'a page: /api, /assets, /images and /dev are never redirected');

/** Targets that start with http are unchanged; others get a leading slash (product 2.3). */
const to = z
  .string()
  .min(1)
  .transform((target) => (target.startsWith('http') || target.startsWith('/') ? target : `/${target}`));

export const redirectRow = z.strictObject({
  from: from.describe('The old address, without query.'),
  to: to.describe('Where it leads: a page of ours, or a whole https:// address. May use the names of the pattern.'),
  note: z.string().min(1).describe('Why: what stood there, and when it went.'),
});
export type RedirectRow = z.output<typeof redirectRow>;

/** content/redirects.json: every legacy address, each redirected with 301. */
export const redirectTable = z.array(redirectRow);
