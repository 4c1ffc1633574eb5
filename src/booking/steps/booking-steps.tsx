import { useJourneyStyle } from '../../settings/use-journey-style.ts';
import { RenderLazy } from '../../ui/lazy-component.tsx';
import type { DetailsProps } from './details/details.tsx';
import { lazyDetails } from './details/lazy-details.ts';
import { ticketFor } from './frame/journey-ticket.ts';
import styles from './frame/steps.module.css';
import { TicketAside } from './frame/ticket-aside.tsx';
import { isOnItsWay, OnTheWay } from './on-the-way.tsx';
import { EventStep } from './search/event-step.tsx';
import { StepOne } from './search/step-one.tsx';
import { StepRail } from './step-rail.tsx';
import { StepTwo } from './times/step-two.tsx';

const details = (props: DetailsProps) => (
  <RenderLazy code={lazyDetails} props={props} fallback={<p className="grow p-6 text-ink-soft">Loading…</p>} />
);

function Step(props: DetailsProps) {
  const { state, page } = props.journey;
  if (!page && isOnItsWay(state)) return <OnTheWay state={state} />;
  // On a page the details stay, even when another time has to be chosen: they have what was typed.
  if (state.step >= 3 || page?.posted || state.waitlistFor) return details(props);
  if (state.group.isStepTwoEnabled) return <EventStep journey={props.journey} />;
  return state.step === 1 ? <StepOne journey={props.journey} /> : <StepTwo journey={props.journey} />;
}

/** The steps of a booking beside the order ticket, then the thanks. */
export function BookingSteps(props: DetailsProps) {
  const { state } = props.journey;
  const ticket = ticketFor(state);
  const isSent = state.confirmationNumber !== null || state.keptForCard !== null;
  return (
    <div
      className={styles.body}
      data-style={useJourneyStyle()}
      data-thanks={isSent || state.waitlist ? true : undefined}
    >
      {isSent ? (
        details(props)
      ) : (
        <>
          <div className={styles.main}>
            {!state.waitlist && (
              <div className={styles.rail}>
                <StepRail journey={props.journey} />
              </div>
            )}
            <Step {...props} />
          </div>
          <TicketAside ticket={ticket} label={ticket.title} />
        </>
      )}
    </div>
  );
}
