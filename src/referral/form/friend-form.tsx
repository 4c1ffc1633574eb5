import { href, Link, useLocation, useSearchParams } from 'react-router';
import { FormFrame } from '../../forms/form-frame.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { claimEvents } from '../../offers/form/voucher-claim.ts';
import { VOUCHER_FIELDS, VoucherFields } from '../../offers/form/voucher-fields.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { isReferrerCode } from '../rules/referral-url.ts';
import { FRIEND_FORM, type FriendSent, type FriendTyped, MEND_BUTTON } from './answer-referral.ts';

type OnItsWayProps = {
  id: string;
  /** Missing from thanks stored by an earlier build. */
  typed?: FriendTyped;
  mend: (typed: FriendTyped) => void;
};

/** Returns to the form with its values; without JavaScript by a POST. */
function MendForm({ id, typed: values, mend }: Required<OnItsWayProps>) {
  const { pathname } = useLocation();
  return (
    <form
      method="post"
      action={`${pathname}#${id}`}
      onSubmit={(event) => {
        event.preventDefault();
        mend(values);
      }}
    >
      {Object.entries({ ...values, formType: FRIEND_FORM }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name={MEND_BUTTON} value="on" className="text-link min-h-11">
        Wrong address? Correct it
      </button>
    </form>
  );
}

/** Replaces the form; the same whatever the e-mail says. */
function OnItsWay({ id, typed: values, mend }: OnItsWayProps) {
  return (
    <>
      <h3 className="text-dish">Check your inbox.</h3>
      <p className="mt-3">
        We’ve e-mailed {values ? <b className="wrap-anywhere">{values.emailAddress.trim()}</b> : 'you'}. If it’s your
        first time with us, your voucher’s inside; if not, we’ll say so. Can’t see it in a minute or two? Try your spam
        folder.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={href('/find-us')} size="large">
          Find a table
        </ButtonLink>
        {values && <MendForm id={id} typed={values} mend={mend} />}
      </div>
    </>
  );
}

/** Shown without a friend's link, or with a truncated one. */
function WithoutLink({ isPart }: { isPart: boolean }) {
  return (
    <>
      <h3 className="text-dish">Your friend’s link is {isPart ? 'incomplete' : 'missing'}.</h3>
      <p className="mt-3">
        Open it again from their message, so we know who the voucher’s from. Or{' '}
        <Link to={href('/:id1/:id2?', { id1: 'refer-a-friend' })} className="text-link">
          get a link of your own
        </Link>{' '}
        for friends who’ve never eaten with us.
      </p>
    </>
  );
}

export function FriendForm({ id }: { id: string }) {
  const state = useSentForm<FriendSent>({
    formType: FRIEND_FORM,
    captcha: 'booking',
    events: claimEvents('friend'),
    keepsThanks: true,
  });
  const [query] = useSearchParams();
  const { answer } = state;
  const from = answer.typed.from ?? query.get('from') ?? '';
  const { corrects } = answer.typed;
  if (!isReferrerCode(from) && !answer.sent) return <WithoutLink isPart={from !== ''} />;
  return (
    <FormFrame
      id={id}
      state={state}
      names={VOUCHER_FIELDS}
      thanks={answer.sent && <OnItsWay id={id} typed={answer.sent.typed} mend={state.again} />}
      button="Send me the voucher"
      keepsDraft
    >
      <input type="hidden" name="from" value={from} />
      {corrects && (
        <>
          <input type="hidden" name="corrects" value={corrects} />
          <p>We’ll send the voucher to this address instead. The one we sent before will stop working.</p>
        </>
      )}
      <VoucherFields id={id} answer={answer}>
        I’ve never eaten with you, and I accept the{' '}
        <a href="#terms" className="text-link">
          terms
        </a>
        .
      </VoucherFields>
    </FormFrame>
  );
}
