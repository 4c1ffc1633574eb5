export type AgreedFee = { amount_pence: number; free_until: Date; status: string };

/** The cancellation fee in pence: nothing until the cut-off, then the full amount. */
export function cancellationFee(guarantee: AgreedFee | null | undefined, nowMs: number): number {
  if (guarantee?.status !== 'held') return 0;
  return nowMs > guarantee.free_until.getTime() ? guarantee.amount_pence : 0;
}
