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

type ProviderDeps = { gateway: Gateway; calls: GatewayCalls };

export type BraintreeOptions = BraintreeSettings & {
  /** Refuse cards whose holder the bank hasn't confirmed. */
  requireThreeDSecure: boolean;
  timeoutMs?: number;
  report: (problem: string) => void;
};

/** Null if 3-D Secure allows the card to be stored; otherwise the refusal. */
async function confirmationRefusal({ gateway, calls }: ProviderDeps, nonce: string): Promise<SubmitOutcome | null> {
  const lookup = await calls.safely(() => gateway.paymentMethodNonce.find(nonce), foundNonce);
  if (!lookup.ok) return lookup.problem === 'missing' ? declined('used-nonce') : PROVIDER_UNAVAILABLE;
  return wasConfirmed(lookup.data.threeDSecureInfo) ? null : notConfirmed();
}

/** We create the customer id, so that after a lost response the customer can be looked up instead of created twice. */
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
  const creation = await calls.once(() => gateway.customer.create(request as never), customerAnswer);
  if (creation.ok)
    return creation.data.success ? { ok: true, customerId: creation.data.customer.id } : refusalOf(creation.data);
  const lookup = await calls.safely(() => gateway.customer.find(customerId), foundCustomer);
  return lookup.ok ? { ok: true, customerId: lookup.data.id } : PROVIDER_UNAVAILABLE;
}

async function sell({ gateway, calls }: ProviderDeps, { customerId, amountPence, orderId }: ChargeRequest) {
  const request = { amount: decimalPounds(amountPence), customerId, orderId, options: { submitForSettlement: true } };
  // The cardholder is absent: tells the bank that the charge was agreed beforehand.
  const saleRequest = { ...request, transactionSource: 'unscheduled' } as const;
  const sale = await calls.once(() => gateway.transaction.sale(saleRequest), saleAnswer);
  if (!sale.ok) return PROVIDER_UNAVAILABLE;
  if (sale.data.success) return { ok: true, transactionId: sale.data.transaction.id } as const;
  const { status, gatewayRejectionReason } = sale.data.transaction ?? {};
  // 'failed': an error between the banks. 'duplicate': already sold, but not yet searchable. Either way retry later.
  if (status === 'failed' || gatewayRejectionReason === 'duplicate') return PROVIDER_UNAVAILABLE;
  return { ok: false, reason: 'declined', message: CHARGE_DECLINED } as const;
}

type SaleSearch = {
  orderId(): { is(orderId: string): void };
  status(): { in(states: readonly string[]): void };
};

/** The library's search takes a callback, which its types don't describe. */
function findSales({ transaction }: Gateway, orderId: string): Promise<unknown> {
  const search = transaction.search as unknown as (
    this: typeof transaction,
    fill: (search: SaleSearch) => void,
    done: (error: unknown, found?: unknown) => void,
  ) => void;
  return new Promise((resolve, reject) => {
    const fill = (search: SaleSearch) => {
      search.orderId().is(orderId);
      search.status().in(TAKEN);
    };
    search.call(transaction, fill, (error, sales) => (error ? reject(error) : resolve(sales)));
  });
}

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
      const token = await calls.safely(() => gateway.clientToken.generate({}), tokenAnswer);
      return token.ok ? { ok: true, clientToken: token.data.clientToken } : PROVIDER_UNAVAILABLE;
    },
    async submit(card) {
      const refusal = requireThreeDSecure ? await confirmationRefusal(deps, card.nonce) : null;
      return refusal ?? makeCustomer(deps, card);
    },
    sell: (request) => sell(deps, request),
    async saleOf(orderId) {
      const sales = await calls.safely(() => findSales(gateway, orderId), foundSales);
      return sales.ok ? { ok: true, transactionId: sales.data.ids[0] ?? null } : PROVIDER_UNAVAILABLE;
    },
    async remove(customerId) {
      const deletion = await calls.safely(() => gateway.customer.delete(customerId), ANYTHING);
      return deletion.ok || deletion.problem === 'missing' ? { ok: true } : PROVIDER_UNAVAILABLE;
    },
  };
}
