/** The part of a card guarantee that decides the cancellation fee. */
export type AgreedFee = { amount_pence: number; free_until: Date; status: string };

/** What cancelling costs at this moment, in pence: nothing until the cut-off, then the whole amount agreed. */
export function cancellationFee(guarantee: AgreedFee | null | undefined, nowMs: number): number {
  if (guarantee?.status !== 'held') return 0;
  return nowMs > guarantee.free_until.getTime() ? guarantee.amount_pence : 0;
}
