import type { LoaderFunctionArgs } from 'react-router';
import { bookingCalls } from '../../booking/flow/booking-calls.ts';
import { voucherText } from '../../booking/rules/voucher.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { londonNow } from '../../values/time/london-time.ts';

/** When an offer's voucher is valid, for a page on the way to a table; null without an offer. */
export async function voucherWords(context: LoaderFunctionArgs['context'], offer?: string): Promise<string | null> {
  if (!offer) return null;
  const { date } = londonNow(context.get(pageContext).now);
  const voucher = await bookingCalls(context.get(apiContext).booking).voucher(offer, date);
  return voucher && voucherText(voucher);
}
