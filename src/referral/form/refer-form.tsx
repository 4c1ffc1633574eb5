import { EmailField } from '../../forms/email-field.tsx';
import { FormFrame, fieldIn } from '../../forms/form-frame.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { REFER_FORM, type ReferSent, referEvents } from './answer-referral.ts';
import { ShareLink } from './share-link.tsx';

/** Requests a personal link for referring friends. `gift`: the reward, 'a pudding'. */
export function ReferForm({ id, gift }: { id: string; gift: string }) {
  const state = useSentForm<ReferSent>({
    formType: REFER_FORM,
    captcha: 'booking',
    events: referEvents,
    keepsThanks: true,
  });
  const field = fieldIn(id, state.answer);
  return (
    <FormFrame
      id={id}
      state={state}
      names={['emailAddress']}
      thanks={state.answer.sent && <ShareLink link={state.answer.sent} gift={gift} again={state.again} />}
      button="Get my link"
      keepsDraft
    >
      <EmailField
        label="Your e-mail"
        hint="We’ll send your own voucher here once a friend has booked and eaten with us. We won’t add you to a mailing list."
        {...field('emailAddress')}
      />
    </FormFrame>
  );
}
