import { z } from 'zod';

/** A plain address, or a pattern: ':name' stands for one part, '*' at the end for all that follows. */
const FROM = /^(\/((?!\.{1,2}(\/|$))[a-z0-9._-]+|:[a-z]+))+(\/\*)?$/;
/** A wildcard or a name at the front would catch every page of the site. */
const STARTS_FIXED = /^\/[a-z0-9._-]/;
const NO_PAGES = /^\/(api|assets|images|dev)(\/|$)/;

const from = z
  .string()
  .regex(FROM, "an address in small letters such as '/old/page', '/old/:town' or '/old/*'")
  .regex(STARTS_FIXED, 'a fixed first part, for a pattern there would catch every page')
  .refine((path) => !NO_PAGES.test(path), 'a page: /api, /assets, /images and /dev are never redirected');

/** Targets that begin with http are used as given; others get a leading slash (specification, section 2). */
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

/** content/redirects.json: every legacy address, each sent on with 301. */
export const redirectTable = z.array(redirectRow);
