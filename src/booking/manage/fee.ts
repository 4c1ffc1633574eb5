/** What stands in the guarantee of a booking, as far as cancelling it goes. */
export type Agreed = { amount_pence: number; free_until: Date; status: string };

/** What cancelling costs at this moment, in pence: nothing until the cut-off, then the whole amount agreed. */
export function cancellationFee(guarantee: Agreed | null | undefined, nowMs: number): number {
  if (guarantee?.status !== 'held') return 0;
  return nowMs > guarantee.free_until.getTime() ? guarantee.amount_pence : 0;
}
