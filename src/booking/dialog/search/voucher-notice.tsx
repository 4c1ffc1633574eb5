import { serverNow } from '../../../platform/server-clock.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { openBooking } from '../../flow/booking-request.ts';
import { voucherDayInstead } from '../../flow/journey-dates.ts';
import { requestOf } from '../../flow/party-request.ts';
import { otherDayText, VoucherWarning } from '../../parts/journey-notice.tsx';
import type { Journey } from '../journey/use-journey.ts';

/** That the voucher is not valid for the table so far, and its first day where it is the day that is wrong. */
export function VoucherNotice({ journey: { state, dispatch } }: { journey: Journey }) {
  const day = voucherDayInstead(state, londonNow(serverNow()));
  const choose = (date: string) => {
    // To the times of that day: the one chosen so far may not be the voucher's.
    if (state.step > 1 && state.bookingType !== 'event')
      return void openBooking({ ...requestOf(state), date, time: undefined });
    if (state.step > 2) dispatch({ type: 'step set', step: 2 });
    dispatch({ type: 'date chosen', date });
  };
  return (
    <VoucherWarning
      state={state}
      className="mb-4"
      wayOut={
        day && (
          <button type="button" className="text-link min-h-11 font-semibold" onClick={() => choose(day)}>
            {otherDayText(day)}
          </button>
        )
      }
    />
  );
}
