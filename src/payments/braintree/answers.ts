import { z } from 'zod';

/** The parts of Braintree's responses that we read. Its library passes on whatever it receives, so they are parsed. */
export const tokenAnswer = z.object({ clientToken: z.string().min(1) });

const validationError = z.object({ code: z.string() });
const errors = z.custom<{ deepErrors(): unknown }>((value) => typeof Object(value).deepErrors === 'function');
const verification = z.object({
  status: z.string(),
  processorResponseCode: z.string().nullish(),
  gatewayRejectionReason: z.string().nullish(),
});
const refusal = z.object({
  success: z.literal(false),
  errors: errors.transform((collection) => z.array(validationError).catch([]).parse(collection.deepErrors())),
  verification: verification.nullish(),
});
export type Refused = Pick<z.infer<typeof refusal>, 'verification'> & { errors: { code: string }[] };

export const customerAnswer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), customer: z.object({ id: z.string() }) }),
  refusal,
]);

export const foundCustomer = z.object({ id: z.string(), creditCards: z.array(z.unknown()).min(1) });

const threeDSecureInfo = z.object({
  liabilityShifted: z.boolean(),
  liabilityShiftPossible: z.boolean(),
  status: z.string(),
});
export type ThreeDSecureInfo = z.infer<typeof threeDSecureInfo>;
export const foundNonce = z.object({
  threeDSecureInfo: z.preprocess((value) => value || null, threeDSecureInfo.nullable()),
});

const transaction = z.object({
  id: z.string(),
  status: z.string(),
  gatewayRejectionReason: z.string().nullish(),
});
export const saleAnswer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), transaction }),
  z.object({ ...refusal.shape, transaction: transaction.nullish() }),
]);

export const foundSales = z.object({ ids: z.preprocess((value) => value || [], z.array(z.string())) });
