import { Fragment } from 'react';
import { href, Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { formatDate } from '../../values/time/wall-time.ts';
import { withWholeDates } from '../../values/time/whole-dates.ts';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import { VoucherForm } from '../form/voucher-form.tsx';
import { stateWords } from '../rules/offer-words.ts';

const TERMS = 'terms';

/** Where it is valid: everywhere, or the restaurants by name. */
function Where({ restaurants }: Pick<OfferAnswer, 'restaurants'>) {
  if (!restaurants)
    return (
      <Link to={href('/restaurants')} className="text-link">
        Every restaurant
      </Link>
    );
  return restaurants.map(({ slug, title }, at) => (
    <Fragment key={slug}>
      {at > 0 && ', '}
      <Link to={href('/restaurants/:slug', { slug })} className="text-link">
        {title}
      </Link>
    </Fragment>
  ));
}

function Facts({ offer }: { offer: OfferAnswer }) {
  return (
    <dl className="mt-8 grid max-w-text gap-x-6 gap-y-1 border-ink sm:gap-y-3 border-t-2 border-dashed pt-6 sm:grid-cols-[7rem_1fr]">
      <dt className="text-sm sm:text-base">When</dt>
      <dd className="mb-2 font-semibold sm:mb-0">{withWholeDates(offer.validityText)}</dd>
      <dt className="text-sm sm:text-base">Where</dt>
      <dd className="mb-2 font-semibold sm:mb-0">
        <Where restaurants={offer.restaurants} />
      </dd>
      {offer.voucherDays && (
        <>
          <dt className="text-sm sm:text-base">Valid for</dt>
          <dd className="mb-2 font-semibold sm:mb-0">{offer.voucherDays} days from when you get it</dd>
        </>
      )}
      {offer.fewLeft && (
        <>
          <dt className="text-sm sm:text-base">How many</dt>
          <dd className="font-semibold text-tomato-deep">Only a few left</dd>
        </>
      )}
    </dl>
  );
}

/** Shown if nobody can claim it. */
function NothingToClaim({ offer, state }: { offer: OfferAnswer; state: 'not-begun' | 'ended' }) {
  const { title, message } = stateWords[state];
  return (
    <>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-3">{message}</p>
      {state === 'not-begun' && <p className="mt-3 font-semibold">It starts on {formatDate(offer.from)}.</p>}
      <p className="mt-6">
        <ButtonLink to={href('/:id1/:id2?', { id1: 'offers' })} size="large">
          See today’s offers
        </ButtonLink>
      </p>
    </>
  );
}

/** An offer with its voucher form, or why there is none, and its terms. `restaurant`: its slug. */
export function OfferView({ offer, restaurant }: { offer: OfferAnswer; restaurant: string | null }) {
  const { state, picture, price, title, description, termAndConditions } = offer;
  return (
    <>
      <Section tone="butter">
        <Container className="grid items-start gap-12 lg:grid-cols-[6fr_5fr] lg:gap-16">
          <div>
            {price && <p className="font-bold text-lead text-tomato-deep">{price}</p>}
            <h1 className="text-title text-tomato-deep">{title}</h1>
            <p className="mt-6 max-w-text text-lead">{description}</p>
            <Facts offer={offer} />
          </div>
          <div className="perforated bg-paper px-6 py-12 sm:px-10">
            {picture && state === 'running' && (
              <Picture picture={picture} sizes="160px" decorative className="mb-6 size-40 rounded-full object-cover" />
            )}
            {/* Whoever got the last one sees the thanks, and may have it resent. */}
            {state === 'running' || state === 'gone' ? (
              <VoucherForm id="voucher" offer={offer} restaurant={restaurant} termsId={TERMS} />
            ) : (
              <NothingToClaim offer={offer} state={state} />
            )}
          </div>
        </Container>
      </Section>
      <Section id={TERMS} labelledBy="terms-heading" className="scroll-mt-16">
        <Container>
          <h2 id="terms-heading" className="text-heading">
            The terms
          </h2>
          <div className="mt-4 grid max-w-text gap-3">
            {termAndConditions.map((term) => (
              <p key={term}>{term}</p>
            ))}
          </div>
        </Container>
      </Section>
    </>
  );
}
