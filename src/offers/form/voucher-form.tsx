import { useEffect } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { AgainLink } from '../../forms/again-link.tsx';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type FormState, useSentForm } from '../../forms/use-sent-form.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GONE } from '../../values/http-status.ts';
import { queryOf } from '../../values/query.ts';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import { stateWords } from '../rules/offer-words.ts';
import { voucherWay } from '../rules/voucher-way.ts';
import { claimEvents, VOUCHER_FORM, type VoucherSent } from './voucher-claim.ts';
import { VOUCHER_FIELDS, VoucherFields } from './voucher-fields.tsx';

/** Above the form of a sold-out offer, which resends vouchers. `isTold`: the form was refused because it sold out. */
function SoldOut({ isTold }: { isTold: boolean }) {
  const { title, message } = stateWords.gone;
  return (
    <div>
      <h2 className="text-heading">{title}</h2>
      {!isTold && <p className="mt-3">{message}</p>}
      <p className="mt-1">
        <Link to={href('/:id1/:id2?', { id1: 'offers' })} className="text-link inline-flex min-h-11 items-center">
          See today’s offers
        </Link>
      </p>
      <p className="mt-1">Already got one? We can send it again.</p>
    </div>
  );
}

type Offered = Pick<
  OfferAnswer,
  'id' | 'slug' | 'state' | 'restaurants' | 'successButtonText' | 'successButtonUrl' | 'overrideSuccessUrl'
>;
type VoucherFormProps = {
  id: string;
  offer: Offered;
  /** The slug of the restaurant it is for; null if unknown. */
  restaurant: string | null;
  termsId: string;
};

/** Replaces the form after the claim. */
function OnItsWay({ offer, state: { answer, again } }: { offer: Offered; state: FormState<VoucherSent> }) {
  const emailAddress = answer.sent?.emailAddress.trim() ?? '';
  const restaurant = answer.sent?.restaurant;
  return (
    <>
      <h2 className="text-dish">It’s on its way.</h2>
      <p className="mt-3">
        We’ve e-mailed your voucher to <b className="break-words">{emailAddress}</b>. Can’t see it in a minute or two?
        Try your spam folder, or ask again: you’ll get the same one.
      </p>
      {/* The booking card reuses the address. */}
      <p data-email={emailAddress} className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={voucherWay(offer, restaurant)} size="large">
          {offer.successButtonText}
        </ButtonLink>
        <AgainLink
          again={again}
          typed={{ emailAddress, acceptTerms: 'on' }}
          to={`${href('/offer/:id?', { id: offer.slug })}${queryOf([['restaurant', restaurant]])}`}
        >
          Wrong address? Try another
        </AgainLink>
      </p>
    </>
  );
}

/** Claims a voucher, or resends an existing one if none are left. */
export function VoucherForm({ id, offer, restaurant, termsId }: VoucherFormProps) {
  const state = useSentForm<VoucherSent>({
    formType: VOUCHER_FORM,
    captcha: 'booking',
    events: claimEvents(offer.id),
    // If the thanks are another page, Back leads to the form.
    keepsThanks: !offer.overrideSuccessUrl,
  });
  const navigate = useNavigate();
  const { answer } = state;
  const restaurantSlug = answer.typed.restaurant ?? restaurant;
  const isGone = offer.state === 'gone';
  const next = answer.sent ? offer.overrideSuccessUrl : null;
  useEffect(() => {
    if (next?.startsWith('/')) navigate(next);
    else if (next) window.location.assign(next);
  }, [next, navigate]);
  return (
    <FormFrame
      id={id}
      state={state}
      names={VOUCHER_FIELDS}
      thanks={<OnItsWay offer={offer} state={state} />}
      button={isGone ? 'Send it again' : 'Send me the voucher'}
      keepsDraft
    >
      {isGone && <SoldOut isTold={answer.status === GONE} />}
      {restaurantSlug && <input type="hidden" name="restaurant" value={restaurantSlug} />}
      <VoucherFields id={id} answer={answer}>
        I accept the{' '}
        <a href={`#${termsId}`} className="text-link">
          terms of this offer
        </a>
        .
      </VoucherFields>
    </FormFrame>
  );
}
