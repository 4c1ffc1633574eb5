import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { FormFrame, fieldIdOf, fieldIn } from '../../forms/form-frame.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { FieldError } from '../../ui/forms/field-frame.tsx';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import { sendClaim } from './send-claim.ts';
import { VOUCHER_FORM } from './voucher-body.ts';

const NAMES = ['emailAddress', 'acceptTerms'] as const;

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
  const state = useSentForm({ formType: VOUCHER_FORM, send: sendClaim(offer.id) });
  const navigate = useNavigate();
  const { answer } = state;
  const next = answer.sent ? offer.overrideSuccessUrl : null;
  useEffect(() => {
    if (next?.startsWith('/')) navigate(next);
    else if (next) window.location.assign(next);
  }, [next, navigate]);
  const field = fieldIn(id, answer);
  const terms = fieldIdOf(id, 'acceptTerms');
  const problem = answer.fields.acceptTerms;
  return (
    <FormFrame {...{ id, state, names: NAMES }} thanks={<OnItsWay offer={offer} />} button="Send me the voucher">
      <TextField
        label="E-mail"
        type="email"
        required
        inputMode="email"
        autoComplete="email"
        hint="The voucher goes here. It puts you on no mailing list."
        {...field('emailAddress')}
      />
      <div>
        <Checkbox
          id={terms}
          name="acceptTerms"
          required
          defaultChecked={'acceptTerms' in answer.typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${terms}-error` : undefined}
        >
          I accept the{' '}
          <a href={`#${termsId}`} className="text-link">
            terms of this offer
          </a>
          .
        </Checkbox>
        {problem && <FieldError id={`${terms}-error`}>{problem}</FieldError>}
      </div>
    </FormFrame>
  );
}
