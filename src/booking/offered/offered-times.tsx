import type { ReactNode } from 'react';
import { Form, href } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { formatInstant } from '../../values/time/instant-text.ts';
import { coversOf } from '../contracts/covers.ts';
import type { TableOfferView } from '../contracts/table-offer.ts';
import { BookingLink } from '../parts/booking-link.tsx';
import { whenAndPartyText } from '../rules/booking-text.ts';

type Offer = { offer: TableOfferView };

const headings: Record<TableOfferView['state'], string> = {
  open: 'A table for you',
  taken: 'Your table is booked',
  withdrawn: 'This offer has been replaced',
  expired: 'We couldn’t hold your table any longer',
};

/** One button for each time: pressing it books. */
function Choice({ offer }: Offer) {
  const isOnly = offer.times.length === 1;
  return (
    <>
      <p className="mt-4">
        We’re holding {isOnly ? 'it' : 'these'} for you until {formatInstant(Date.parse(offer.until))}.{' '}
        {isOnly ? '' : 'Pick the one that suits you best, and we’ll release the rest.'}
      </p>
      <ul className="mt-6 grid gap-6">
        {offer.times.map((time) => (
          <li key={time.position}>
            <Form method="post" className="grid justify-items-start gap-3">
              <input type="hidden" name="position" value={time.position} />
              <p className="text-lead font-semibold">{whenAndPartyText({ ...offer, ...time })}</p>
              <Button type="submit" size="large">
                Book this table
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        {offer.times.length > 1 ? 'Don’t suit?' : 'Doesn’t suit?'} Reply to our e-mail, or ring{' '}
        <PhoneLink phone={offer.phone} />.
      </p>
    </>
  );
}

function Booked({ offer }: Offer) {
  const taken = offer.times.find(({ isTaken }) => isTaken);
  return (
    <>
      {taken && <p className="mt-4 text-lead">{whenAndPartyText({ ...offer, ...taken })}.</p>}
      <p className="mt-4">We’ve e-mailed your confirmation, with a calendar entry and a link to change or cancel.</p>
      {offer.manageToken && (
        <ButtonLink to={href('/booking/:manageToken', { manageToken: offer.manageToken })} className="mt-8">
          Manage your booking
        </ButtonLink>
      )}
    </>
  );
}

function Gone({ offer }: Offer) {
  return (
    <>
      <p className="mt-4">
        {offer.state === 'withdrawn'
          ? 'The restaurant has sent you a newer answer. Look for it in your e-mail.'
          : `We held it until ${formatInstant(Date.parse(offer.until))}, then let someone else have it.`}{' '}
        Still fancy coming? Ring <PhoneLink phone={offer.phone} /> and they’ll see what they can do, or see what’s free
        online.
      </p>
      <p className="mt-8">
        <BookingLink slug={offer.slug} covers={coversOf(offer)} className={buttonClass({ size: 'large' })}>
          Find another table
        </BookingLink>
      </p>
    </>
  );
}

export function OfferedTimes({ offer, children }: Offer & { children: ReactNode }) {
  const View = { open: Choice, taken: Booked, withdrawn: Gone, expired: Gone }[offer.state];
  return (
    <>
      <h1 className="text-title text-tomato text-balance">{headings[offer.state]}</h1>
      <p className="mt-4 text-lead">At {offer.title}.</p>
      <div className="mt-6">{children}</div>
      <View offer={offer} />
    </>
  );
}
