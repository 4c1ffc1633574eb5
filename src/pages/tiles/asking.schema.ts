import { z } from 'zod';
import { display } from './display.ts';
import { linkUrl } from './link.ts';
import type { Parts } from './parts.ts';

/** Come onto the mailing list. */
export const signUp = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('sign-up'),
    ...display,
    title: z.string().min(1),
    text: z.string().min(1).describe('What one gets, and how often.'),
    image: image.optional(),
    linkText: z.string().min(1),
    linkUrl,
  });

export const formTypes = ['contact', 'group-booking', 'sign-up'] as const;
export type FormType = (typeof formTypes)[number];

/** Something to fill in. */
export const form = <I extends z.ZodType, W extends z.ZodType>(_parts: Parts<I, W>) =>
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
