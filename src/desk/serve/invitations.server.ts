import { Hono } from 'hono';
import { z } from 'zod';
import { requireKey } from '../../platform/http/internal-key.server.ts';
import { emailAddress } from '../../values/email/email-address.ts';
import { BAD_REQUEST } from '../../values/http-status.ts';
import { ROLES } from '../contracts/roles.ts';
import type { DeskDeps } from '../engine/desk-deps.ts';
import { deskLinkUrl } from '../engine/links.server.ts';
import { invite } from '../engine/people.server.ts';

/** What the key of `npm run desk` is for. */
export const DESK_INVITATIONS = 'desk invitations';

const invitation = z
  .strictObject({
    email: emailAddress('Enter an e-mail address.'),
    role: z.enum(ROLES).default('office'),
    /** Its slug; without it, all restaurants. */
    restaurant: z.string().optional(),
  })
  .refine(({ role, restaurant }) => role !== 'office' || restaurant === undefined);

/** For `npm run desk`: POST /desk/invitations answers `{url}`, a link that signs its holder in once. */
export function deskInvitations(deps: DeskDeps): Hono {
  const app = new Hono();
  app.use('/desk/*', requireKey(deps.tokenSecret, DESK_INVITATIONS));
  app.post('/desk/invitations', async (c) => {
    const parsed = invitation.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({}, BAD_REQUEST);
    const { email, role, restaurant: slug } = parsed.data;
    const restaurant = deps.restaurants().find((each) => each.slug === slug);
    if (slug !== undefined && !restaurant) return c.json({}, BAD_REQUEST);
    const grant = { storeId: restaurant?.storeId ?? null, role };
    const by = { personId: null, deviceId: null };
    const linkId = await invite(deps, { name: '', email, grant, by }, false);
    return c.json({ url: deskLinkUrl(deps, linkId) });
  });
  return app;
}
