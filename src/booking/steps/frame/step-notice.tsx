import { serverNow } from '../../../platform/server-clock.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { openBooking } from '../../flow/booking-request.ts';
import { voucherDayInstead } from '../../flow/journey-dates.ts';
import { requestOf } from '../../flow/party-request.ts';
import { JourneyNotice, otherDayText, VoucherWarning } from '../../parts/journey-notice.tsx';
import { stepAddress } from './chosen.tsx';
import type { Journey } from './journey-props.ts';
import { StepLink } from './step-link.tsx';

/** That the voucher is not valid for the table so far, and its first day where it is the day that is wrong. */
export function VoucherNotice({ journey: { state, dispatch, page } }: { journey: Journey }) {
  const day = page ? page.voucherDay : voucherDayInstead(state, londonNow(serverNow()));
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
          <StepLink
            page={page}
            to={stepAddress(state, { step: '2', date: day, time: '', without: '' })}
            onGo={() => choose(day)}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {otherDayText(day)}
          </StepLink>
        )
      }
    />
  );
}

/** What stands in the way of a step: its error, else that of the voucher. */
export function StepNotice({ journey }: { journey: Journey }) {
  const { state, dispatch, page } = journey;
  if (!state.bookingError) return <VoucherNotice journey={journey} />;
  return (
    <JourneyNotice
      phone={state.restaurant?.phone}
      onTryAgain={page ? undefined : () => dispatch({ type: 'tried again' })}
      autoFocus={page?.posted}
    >
      {state.bookingError}
    </JourneyNotice>
  );
}
