import { useBrand } from '../../../settings/use-brand.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { journeyCalendarEntry, saveCalendarEntry } from '../../calendar/journey-calendar-entry.ts';
import { CalendarAndDirections } from '../../parts/thanks/calendar-and-directions.tsx';
import {
  bookedTitle,
  CallRestaurant,
  Reference,
  SeeYourBooking,
  WhatHappensNext,
  WhereAndWhen,
} from '../../parts/thanks/thanks-words.tsx';
import { ticketFor } from '../../parts/ticket/journey-ticket.ts';
import styles from '../frame/modal-layout.module.css';
import { StepHeading } from '../frame/step-heading.tsx';
import { TicketAside } from '../frame/ticket-aside.tsx';
import type { Journey } from '../journey/use-journey.ts';
import { MendEmail } from './mend-email.tsx';

/** The table is booked: the reference, the ticket, and what comes next. */
export function Thanks({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { state, reset } = journey;
  const { restaurant, manageToken } = state;
  const brand = useBrand();
  const texts = useTexts();
  if (!restaurant) return null;
  const entry = journeyCalendarEntry(state, brand);
  return (
    <>
      <div className={styles.main}>
        <div className={`${styles.scroll} ${styles.thanks}`}>
          <StepHeading className="text-heading text-tomato">{bookedTitle(state, texts)}</StepHeading>
          <WhereAndWhen state={state} restaurant={restaurant} />
          <Reference>{state.confirmationNumber ?? ''}</Reference>
          <WhatHappensNext state={state} mend={manageToken && <MendEmail journey={journey} />} />
          <CalendarAndDirections
            className="grid gap-2 sm:grid-cols-2"
            file={() => void saveCalendarEntry(state, brand)}
            entry={entry}
            to={restaurant}
            newTab
          />
          {manageToken && <SeeYourBooking token={manageToken} />}
          <CallRestaurant restaurant={restaurant} lead={manageToken ? 'Rather talk?' : 'Plans changed?'} />
          <Picture
            picture={restaurant.picture}
            sizes="(width >= 768px) 552px, 100vw"
            className="mt-auto max-h-72 w-full rounded-sm object-cover pt-6"
          />
        </div>
        <p className={`${styles.footer} flex flex-wrap gap-x-6`}>
          <Button variant="quiet" onClick={onClose}>
            Done
          </Button>
          <Button variant="quiet" onClick={() => reset(false)}>
            Book another table
          </Button>
        </p>
      </div>
      <TicketAside ticket={ticketFor(state)} label="Your order" />
    </>
  );
}
