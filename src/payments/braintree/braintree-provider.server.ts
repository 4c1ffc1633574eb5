import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { decimalPounds } from '../../values/money.ts';
import type { CardProvider, CardSubmission, ChargeRequest, SubmitOutcome } from '../card/card-vault.ts';
import { CHARGE_DECLINED, declined, notConfirmed, PROVIDER_UNAVAILABLE } from '../card/refusals.ts';
import { customerAnswer, foundCustomer, foundNonce, foundSales, saleAnswer, tokenAnswer } from './answers.ts';
import { createGatewayCalls, type Gateway, type GatewayCalls, openGateway } from './gateway.server.ts';
import type { BraintreeSettings } from './settings.ts';
import { refusalOf, wasConfirmed } from './verdicts.ts';

/** Per call: the diner waits for up to five calls in a row, and the browser gives up after a minute. */
const TIMEOUT_MS = 10_000;
const ANYTHING = z.unknown();
/** Every state of a sale that has taken the money, or still may. */
const TAKEN = [
  'authorizing',
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
  'settlement_confirmed',
  'settling',
  'settled',
] as const;

type ProviderDeps = { gateway: Gateway; calls: GatewayCalls };

export type BraintreeOptions = BraintreeSettings & {
  /** Refuse cards whose holder the bank has not confirmed. */
  requireThreeDSecure: boolean;
  timeoutMs?: number;
  report: (problem: string) => void;
};

/** Null when 3-D Secure allows the card to be stored; else the refusal. */
async function unconfirmed({ gateway, calls }: ProviderDeps, nonce: string): Promise<SubmitOutcome | null> {
  const found = await calls.safely(() => gateway.paymentMethodNonce.find(nonce), foundNonce);
  if (!found.ok) return found.problem === 'missing' ? declined('used-nonce') : PROVIDER_UNAVAILABLE;
  return wasConfirmed(found.data.threeDSecureInfo) ? null : notConfirmed();
}

/** The customer id is made here, so that after a lost answer the customer can be looked up instead of created twice. */
async function makeCustomer(
  { gateway, calls }: ProviderDeps,
  { nonce, ...names }: CardSubmission,
): Promise<SubmitOutcome> {
  const customerId = randomUUID();
  const request = {
    id: customerId,
    ...names,
    creditCard: { paymentMethodNonce: nonce, options: { verifyCard: true } },
  };
  const made = await calls.once(() => gateway.customer.create(request as never), customerAnswer);
  if (made.ok) return made.data.success ? { ok: true, customerId: made.data.customer.id } : refusalOf(made.data);
  const found = await calls.safely(() => gateway.customer.find(customerId), foundCustomer);
  return found.ok ? { ok: true, customerId: found.data.id } : PROVIDER_UNAVAILABLE;
}

async function sell({ gateway, calls }: ProviderDeps, { customerId, amountPence, orderId }: ChargeRequest) {
  const request = { amount: decimalPounds(amountPence), customerId, orderId, options: { submitForSettlement: true } };
  // The cardholder is absent: tells the bank that the charge was agreed before.
  const agreed = { ...request, transactionSource: 'unscheduled' } as const;
  const sold = await calls.once(() => gateway.transaction.sale(agreed), saleAnswer);
  if (!sold.ok) return PROVIDER_UNAVAILABLE;
  if (sold.data.success) return { ok: true, transactionId: sold.data.transaction.id } as const;
  const { status, gatewayRejectionReason } = sold.data.transaction ?? {};
  // 'failed': an error between the banks. 'duplicate': sold before, but not yet in the search. Either way try again
  // later.
  if (status === 'failed' || gatewayRejectionReason === 'duplicate') return PROVIDER_UNAVAILABLE;
  return { ok: false, reason: 'declined', message: CHARGE_DECLINED } as const;
}

type SaleSearch = {
  orderId(): { is(orderId: string): void };
  status(): { in(states: readonly string[]): void };
};

/** The library's search takes a callback, which its types do not describe. */
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

/** Cards stored by Braintree. */
export function createBraintreeProvider({
  requireThreeDSecure,
  timeoutMs = TIMEOUT_MS,
  report,
  ...settings
}: BraintreeOptions): CardProvider {
  const deps: ProviderDeps = {
    gateway: openGateway(settings, timeoutMs),
    calls: createGatewayCalls({ timeoutMs, report }),
  };
  const { gateway, calls } = deps;
  return {
    async clientToken() {
      const made = await calls.safely(() => gateway.clientToken.generate({}), tokenAnswer);
      return made.ok ? { ok: true, clientToken: made.data.clientToken } : PROVIDER_UNAVAILABLE;
    },
    async submit(card) {
      const refusal = requireThreeDSecure ? await unconfirmed(deps, card.nonce) : null;
      return refusal ?? makeCustomer(deps, card);
    },
    sell: (request) => sell(deps, request),
    async saleOf(orderId) {
      const found = await calls.safely(() => findSales(gateway, orderId), foundSales);
      return found.ok ? { ok: true, transactionId: found.data.ids[0] ?? null } : PROVIDER_UNAVAILABLE;
    },
    async remove(customerId) {
      const removed = await calls.safely(() => gateway.customer.delete(customerId), ANYTHING);
      return removed.ok || removed.problem === 'missing' ? { ok: true } : PROVIDER_UNAVAILABLE;
    },
  };
}
