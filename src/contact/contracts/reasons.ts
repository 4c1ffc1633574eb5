import { z } from 'zod';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens');
const name = z.string().trim().min(1).max(80);

/** What a reason may require besides name, e-mail and message. */
const need = z.enum(['restaurant', 'visitDate', 'guests', 'phone']);

/** contact-form.module.css has a rule for each; more need another. */
const MAX_NOTICES = 6;
export type Need = z.infer<typeof need>;

const subReason = z
  .strictObject({
    id,
    name,
    to: z.union([z.literal('restaurant'), z.email()]).describe('Who reads it: the restaurant, or an address.'),
    needs: z.array(need).default([]).describe('Fields that may not be left empty.'),
    isAfterVisit: z.boolean().default(false).describe('The visit is over: its day is not one to come.'),
    notice: z.string().min(1).max(300).optional().describe('Said beside the choice, before anything is written.'),
    answer: z.string().min(1).max(300).describe('What happens next: in the thanks and in the acknowledgement.'),
  })
  .refine(({ to, needs }) => to !== 'restaurant' || needs.includes('restaurant'), {
    path: ['needs'],
    error: 'restaurant, since a restaurant reads it',
  });
export type SubReason = z.infer<typeof subReason>;

const different = (list: readonly { id: string }[]) => new Set(list.map((entry) => entry.id)).size === list.length;
const DIFFERENT = 'ids that differ';

const reason = z.strictObject({ id, name, subReasons: z.array(subReason).min(1).refine(different, DIFFERENT) });

/** content/contact-reasons.json: why people write, who receives it and what they are told. */
export const contactReasons = z
  .array(reason)
  .min(1)
  .refine(different, DIFFERENT)
  .refine(
    (reasons) => reasons.flatMap(({ subReasons }) => subReasons).filter(({ notice }) => notice).length <= MAX_NOTICES,
    {
      error: `at most ${MAX_NOTICES} notices`,
    },
  );
export type ContactReasons = z.infer<typeof contactReasons>;

/** A reason as visitors see it, without its recipient. */
const shownReason = z.object({
  id,
  name,
  subReasons: z.array(z.object({ id, name, needs: z.array(need), notice: z.string().optional() })),
});

/** GET /api/contact/content and /api/contact/contactTypes */
export const contactContentAnswer = z.object({
  contactReasons: z.array(shownReason),
  restaurants: z.array(z.object({ storeId: z.string(), title: z.string(), slug: z.string(), town: z.string() })),
  groupBooking: z.object({ minimumCovers: z.int(), bookingTypes: z.array(z.object({ id, name })), answer: z.string() }),
});
export type ContactContent = z.infer<typeof contactContentAnswer>;
