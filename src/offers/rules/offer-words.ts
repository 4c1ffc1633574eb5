import { formatDate } from '../../values/time/wall-time.ts';
import type { OfferState } from '../contracts/offer-answers.ts';

/** What is said of an offer that cannot be claimed. */
export const stateWords: Record<Exclude<OfferState, 'running'>, { title: string; message: string }> = {
  'not-begun': {
    title: 'Not quite yet',
    message: 'This offer has not begun. Please come back on its first day: the voucher will be here.',
  },
  ended: {
    title: 'This one has ended',
    message: 'This offer is over, and vouchers can no longer be asked for.',
  },
  gone: {
    title: 'All gone',
    message: 'Every voucher of this offer has found somebody. We are sorry: you were that close.',
  },
};

/** What is said to an address whose voucher has ended; `endedOn`, 'YYYY-MM-DD', was its last day. */
export const voucherEndedWords = (endedOn: string) => ({
  title: 'This one has ended',
  message: `The voucher we sent to this address was good until ${formatDate(endedOn)}. Each address can have one.`,
});
