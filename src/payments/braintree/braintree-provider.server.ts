import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CardProvider, CardSubmission, ChargeRequest, SubmitOutcome } from '../card-vault.ts';
import { decimalPounds } from '../pounds.ts';
import { CHARGE_DECLINED, declined, notConfirmed, UNAVAILABLE } from '../refusals.ts';
import { customerAnswer, foundCustomer, foundNonce, foundSales, saleAnswer, tokenAnswer } from './answers.ts';
import { type Asker, createAsker, type Gateway, openGateway } from './gateway.server.ts';
import type { BraintreeSettings } from './settings.ts';
import { refusalOf, wasConfirmed } from './verdicts.ts';

/** The diner waits for up to five calls in a row; the browser gives up after a minute. */
const TIMEOUT_MS = 10_000;
const ANYTHING = z.unknown();
/** Every state of a sale that took the money or still may. */
const TAKEN = [
  'authorizing',
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
  'settlement_confirmed',
  'settling',
  'settled',
] as const;

type Desk = { gateway: Gateway; asker: Asker };

export type BraintreeOptions = BraintreeSettings & {
  /** Refuse cards whose holder the bank has not confirmed. */
  requireThreeDSecure: boolean;
  timeoutMs?: number;
  report: (problem: string) => void;
};

/** Null when the card may be kept as far as 3-D Secure is concerned. */
async function unconfirmed({ gateway, asker }: Desk, nonce: string): Promise<SubmitOutcome | null> {
  const found = await asker.safely(() => gateway.paymentMethodNonce.find(nonce), foundNonce);
  if (!found.ok) return found.problem === 'missing' ? declined('used-nonce') : UNAVAILABLE;
  return wasConfirmed(found.data.threeDSecureInfo) ? null : notConfirmed();
}

/** The id is ours, so that a customer whose answer was lost can be looked for instead of being made twice. */
async function makeCustomer({ gateway, asker }: Desk, { nonce, ...names }: CardSubmission): Promise<SubmitOutcome> {
  const customerId = randomUUID();
  const request = {
    id: customerId,
    ...names,
    creditCard: { paymentMethodNonce: nonce, options: { verifyCard: true } },
  };
  const made = await asker.once(() => gateway.customer.create(request as never), customerAnswer);
  if (made.ok) return made.data.success ? { ok: true, customerId: made.data.customer.id } : refusalOf(made.data);
  const found = await asker.safely(() => gateway.customer.find(customerId), foundCustomer);
  return found.ok ? { ok: true, customerId: found.data.id } : UNAVAILABLE;
}

async function sell({ gateway, asker }: Desk, { customerId, amountPence, orderId }: ChargeRequest) {
  const request = { amount: decimalPounds(amountPence), customerId, orderId, options: { submitForSettlement: true } };
  // The cardholder is not there to be asked: the bank is told that this was agreed before.
  const agreed = { ...request, transactionSource: 'unscheduled' } as const;
  const sold = await asker.once(() => gateway.transaction.sale(agreed), saleAnswer);
  if (!sold.ok) return UNAVAILABLE;
  if (sold.data.success) return { ok: true, transactionId: sold.data.transaction.id } as const;
  const { status, gatewayRejectionReason } = sold.data.transaction ?? {};
  // Failed: lost between the banks. Duplicate: sold before, but not to be found yet. Either way, look again later.
  if (status === 'failed' || gatewayRejectionReason === 'duplicate') return UNAVAILABLE;
  return { ok: false, reason: 'declined', message: CHARGE_DECLINED } as const;
}

type SaleSearch = {
  orderId(): { is(orderId: string): void };
  status(): { in(states: readonly string[]): void };
};

/** The library's search calls back; its types know another form of it. */
function findSales({ transaction }: Gateway, orderId: string): Promise<unknown> {
  const search = transaction.search as unknown as (
    this: typeof transaction,
    fill: (search: SaleSearch) => void,
    done: (error: unknown, found?: unknown) => void,
  ) => void;
  return new Promise((resolve, reject) => {
    const fill = (wanted: SaleSearch) => {
      wanted.orderId().is(orderId);
      wanted.status().in(TAKEN);
    };
    search.call(transaction, fill, (error, found) => (error ? reject(error) : resolve(found)));
  });
}

/** Cards kept by Braintree. */
export function createBraintreeProvider({
  requireThreeDSecure,
  timeoutMs = TIMEOUT_MS,
  report,
  ...settings
}: BraintreeOptions): CardProvider {
  const desk: Desk = { gateway: openGateway(settings, timeoutMs), asker: createAsker({ timeoutMs, report }) };
  const { gateway, asker } = desk;
  return {
    async clientToken() {
      const made = await asker.safely(() => gateway.clientToken.generate({}), tokenAnswer);
      return made.ok ? { ok: true, clientToken: made.data.clientToken } : UNAVAILABLE;
    },
    async submit(card) {
      const refusal = requireThreeDSecure ? await unconfirmed(desk, card.nonce) : null;
      return refusal ?? makeCustomer(desk, card);
    },
    sell: (request) => sell(desk, request),
    async saleOf(orderId) {
      const found = await asker.safely(() => findSales(gateway, orderId), foundSales);
      return found.ok ? { ok: true, transactionId: found.data.ids[0] ?? null } : UNAVAILABLE;
    },
    async remove(customerId) {
      const removed = await asker.safely(() => gateway.customer.delete(customerId), ANYTHING);
      return removed.ok || removed.problem === 'missing' ? { ok: true } : UNAVAILABLE;
    },
  };
}
