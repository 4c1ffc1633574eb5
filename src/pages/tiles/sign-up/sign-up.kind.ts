import { z } from 'zod';
import { linkUrl } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

/** An invitation to the mailing list. */
const schema = ({ image }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('sign-up'),
    ...display,
    title: z.string().min(1),
    text: z.string().min(1).describe('What one gets, and how often.'),
    image: image.optional(),
    linkText: z.string().min(1),
    linkUrl,
  });

export const signUp = tileKind({ schema });
export type ReadySignUp = ReadyTileOf<typeof signUp>;
