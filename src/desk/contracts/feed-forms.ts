import { z } from 'zod';
import { pastedAddress } from '../../values/pasted/pasted.ts';

const NO_ADDRESS = 'Enter an address that begins with https://.';
const id = z.guid();

/** Whether an address can be a webhook's is for the server to say: see `isOutsideHost`. */
const url = z
  .string({ error: NO_ADDRESS })
  .overwrite(pastedAddress)
  .max(500, 'That address is too long.')
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), NO_ADDRESS)
  .refine((text) => !URL.parse(text)?.username && !URL.parse(text)?.password, 'Leave user name and password out.');

export const feedForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('add-feed'), key: id }),
  z.object({ act: z.literal('remove-feed'), id }),
  z.object({ act: z.literal('add-webhook'), key: id, url }),
  z.object({ act: z.literal('remove-webhook'), id }),
  z.object({ act: z.literal('resume'), id }),
]);
