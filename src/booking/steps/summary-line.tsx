import { formatBriefDay } from '../../values/time/wall-time.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { partyText, peopleUnit, timeText } from '../rules/booking-text.ts';
import { stepAddress } from './frame/chosen.tsx';
import type { Journey } from './frame/journey-props.ts';
import { StepLink } from './frame/step-link.tsx';
import styles from './summary-line.module.css';

type Part = { what: string; text: string; spoken?: string; step: number };

/** The choices so far, each with the step that changes it. */
function partsOf(state: JourneyState): Part[] {
  const { restaurant, selectedBookingDate: date, selectedOccasion, coverSize, prefill } = state;
  const time = state.selectedBookingTime ?? prefill.time;
  const parts: (Part | false | null | undefined)[] = [
    restaurant && { what: 'Restaurant', text: restaurant.title, step: 1 },
    restaurant && date !== null && { what: 'Day', text: formatBriefDay(date), step: 1 },
    restaurant && date !== null && time !== undefined && { what: 'Time', text: timeText({ date, time }), step: 2 },
    restaurant &&
      selectedOccasion !== null && {
        what: 'Party',
        text: `${coverSize} ${peopleUnit(coverSize)}`,
        spoken: partyText(state),
        step: 1,
      },
  ];
  return parts.filter((part): part is Part => Boolean(part));
}

/**
 * 'Leeds Greek Street · Sun 22 Nov · 7pm · 2 people': the table so far, with links to change it. On a phone the name
 * has a line of its own.
 */
export function SummaryLine({ journey: { state, dispatch, page } }: { journey: Journey }) {
  const parts = partsOf(state);
  if (parts.length === 0) return null;
  return (
    <ul aria-label="Your table so far" className={styles.line}>
      {parts.map(({ what, text, spoken, step }) => (
        <li key={what} className={what === 'Restaurant' ? styles.longest : undefined}>
          {step < state.step && !page?.posted ? (
            <StepLink
              page={page}
              to={stepAddress(state, { step: String(step) })}
              onGo={() => dispatch({ type: 'step set', step })}
              className={styles.part}
            >
              <span className="sr-only">{`${what}: ${spoken ?? text}. Change`}</span>
              <span aria-hidden="true">{text}</span>
            </StepLink>
          ) : (
            <span className={styles.part}>
              <span className="sr-only">{`${what}: ${spoken ?? text}`}</span>
              <span aria-hidden="true">{text}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
