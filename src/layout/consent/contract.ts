import { z } from '@hono/zod-openapi';

/** A visitor's choice and the version of its wording. Necessary cookies are part of every choice. */
export const consentRequest = z
  .strictObject({
    categories: z.strictObject({ necessary: z.literal(true), performance: z.boolean(), marketing: z.boolean() }),
    wordingVersion: z.iso.date().openapi({ description: 'The day the words that were shown were written' }),
  })
  .openapi('ConsentChoice');

export const consentAnswer = z
  .object({ recordedAt: z.iso.datetime() })
  .openapi('ConsentRecord', { description: 'When the choice was written down' });
