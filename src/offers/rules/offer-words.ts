import { formatDate } from '../../values/time/wall-time.ts';
import type { OfferState } from '../contracts/offer-answers.ts';

export const stateWords: Record<Exclude<OfferState, 'running'>, { title: string; message: string }> = {
  'not-begun': {
    title: 'Not quite yet',
    message: 'This offer hasn’t started yet. Come back when it does and there’ll be a voucher for you.',
  },
  ended: {
    title: 'This one has ended',
    message: 'This offer is over, so there are no more vouchers to claim.',
  },
  gone: {
    title: 'All gone',
    message: 'Every voucher has found a home. Sorry, you only just missed it.',
  },
};

/** For an address whose voucher has ended; `endedOn`, 'YYYY-MM-DD', was its last day. */
export const voucherEndedWords = (endedOn: string) => ({
  title: 'This one has ended',
  message: `The voucher we sent to this address ran out on ${formatDate(endedOn)}, and it’s one per address.`,
});
