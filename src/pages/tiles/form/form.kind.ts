import { z } from 'zod';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, tileKind } from '../shared/tile-kind.ts';

const formTypes = ['contact', 'group-booking', 'sign-up'] as const;
export type FormType = (typeof formTypes)[number];

/** A form to write to us. Signing up is by e-mail so far, with a list of what to include. */
const schema = () =>
  z.strictObject({
    tile: z.literal('form'),
    ...display,
    formType: z.enum(formTypes).describe('Which form.'),
    title: z.string().min(1),
    text: z.string().optional(),
    email: z.email().describe('Where the answers go, printed too for whoever would rather write.'),
    phone: z.string().optional().describe('As printed: 020 7946 0100.'),
    askFor: z.array(z.string()).min(1).max(8).describe('What to tell us, line by line: Which restaurant, How many.'),
  });

export const form = tileKind({
  schema,
  prepare: async (tile, { contact }) => ({ ...tile, contact: tile.formType === 'sign-up' ? null : await contact() }),
});
export type ReadyForm = ReadyTileOf<typeof form>;
