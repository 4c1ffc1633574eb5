import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import { claimEvents, sendClaim } from './send-claim.ts';
import { VOUCHER_FORM } from './voucher-body.ts';
import { VOUCHER_FIELDS, VoucherFields } from './voucher-fields.tsx';

type Offered = Pick<OfferAnswer, 'id' | 'successButtonText' | 'successButtonUrl' | 'overrideSuccessUrl'>;
type VoucherFormProps = { id: string; offer: Offered; termsId: string };

/** In the place of the form, once the voucher is on its way. */
function OnItsWay({ offer }: { offer: Offered }) {
  return (
    <>
      <h2 className="text-dish">It is on its way.</h2>
      <p className="mt-3">
        Your voucher comes by e-mail in a minute or two, with its code. If it does not, please look in your spam folder,
        or ask for it again: it will be the same one.
      </p>
      <p className="mt-6">
        <ButtonLink to={offer.successButtonUrl} size="large">
          {offer.successButtonText}
        </ButtonLink>
      </p>
    </>
  );
}

/** Asks for a voucher. */
export function VoucherForm({ id, offer, termsId }: VoucherFormProps) {
  const state = useSentForm({ formType: VOUCHER_FORM, send: sendClaim(offer.id), events: claimEvents(offer.id) });
  const navigate = useNavigate();
  const { answer } = state;
  const next = answer.sent ? offer.overrideSuccessUrl : null;
  useEffect(() => {
    if (next?.startsWith('/')) navigate(next);
    else if (next) window.location.assign(next);
  }, [next, navigate]);
  return (
    <FormFrame
      {...{ id, state, names: VOUCHER_FIELDS }}
      thanks={<OnItsWay offer={offer} />}
      button="Send me the voucher"
      keepsDraft
    >
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
