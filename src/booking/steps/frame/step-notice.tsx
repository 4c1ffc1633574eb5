import { serverNow } from '../../../platform/server-clock.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { formatDay } from '../../../values/time/wall-time.ts';
import { openBooking } from '../../flow/booking-request.ts';
import { voucherDayInstead } from '../../flow/journey-dates.ts';
import { voucherWarningOf } from '../../flow/journey-text.ts';
import { requestOf } from '../../flow/party-request.ts';
import { JourneyNotice } from '../../parts/journey-notice.tsx';
import { stepAddress } from './chosen.tsx';
import type { Journey } from './journey-props.ts';
import { Notice } from './notice.tsx';
import { StepLink } from './step-link.tsx';

/** Warns that the voucher isn't valid for the table so far, and offers its first day if the day is to blame. */
export function VoucherNotice({ journey: { state, dispatch, page } }: { journey: Journey }) {
  const day = page ? page.voucherDay : voucherDayInstead(state, londonNow(serverNow()));
  const choose = (date: string) => {
    // Reloads that day's times: the chosen one may not be valid for the voucher.
    if (state.step > 1 && state.bookingType !== 'event')
      return void openBooking({ ...requestOf(state), date, time: undefined });
    if (state.step > 2) dispatch({ type: 'step set', step: 2 });
    dispatch({ type: 'date chosen', date });
  };
  const words = voucherWarningOf(state);
  if (!words) return null;
  const otherDay = day && (
    <StepLink
      page={page}
      to={stepAddress(state, { step: '2', date: day, time: '', without: '' })}
      onGo={() => choose(day)}
      className="text-link inline-flex min-h-11 items-center font-semibold"
    >
      {`Choose ${formatDay(day)} instead`}
    </StepLink>
  );
  return (
    <div className="mb-4">
      <Notice wayOut={otherDay}>{words}</Notice>
    </div>
  );
}

/** The step's error, else a warning about the voucher. */
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
