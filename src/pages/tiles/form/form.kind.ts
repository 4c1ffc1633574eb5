import { z } from 'zod';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, tileKind } from '../shared/tile-kind.ts';

const formTypes = ['contact', 'group-booking', 'sign-up', 'refer-a-friend', 'referral'] as const;

/** A form to write to us, to sign up, or to refer a friend. */
const schema = () =>
  z.strictObject({
    tile: z.literal('form'),
    ...display,
    formType: z.enum(formTypes).describe('Which form.'),
    title: z.string().min(1),
    text: z.string().optional(),
    email: z.email().describe('Where the answers go, printed too for whoever would rather write.'),
    phone: z.string().optional().describe('As printed: 020 7946 0100.'),
    askFor: z
      .array(z.string())
      .max(8)
      .default([])
      .describe('What to tell us, line by line: Which restaurant, How many.'),
    about: z
      .string()
      .optional()
      .describe('Of a contact form: what is chosen to begin with, by the ids of contact-reasons.json: other/work.'),
    signUpInterface: z
      .enum(['signup', 'subscribe'])
      .default('signup')
      .describe('Of a sign-up form: which of the two interfaces it sends to.'),
  });

export const form = tileKind({
  schema,
  names: { about: 'reason' },
  prepare: async (tile, { contact, restaurants, settings }) => {
    if (tile.formType === 'referral') return { ...tile, formType: tile.formType };
    if (tile.formType === 'refer-a-friend')
      return { ...tile, formType: tile.formType, gift: (await settings()).referral.gift };
    if (tile.formType !== 'sign-up') return { ...tile, formType: tile.formType, contact: await contact() };
    const choices = (await restaurants()).map(({ storeId, title }) => ({ storeId, title }));
    const { birthdayHint } = (await settings()).customers;
    return { ...tile, formType: tile.formType, restaurants: choices, birthdayHint };
  },
});
export type ReadyForm = ReadyTileOf<typeof form>;
