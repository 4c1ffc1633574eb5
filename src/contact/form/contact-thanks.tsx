import { AgainLink } from '../../forms/again-link.tsx';
import { SentTo } from '../../forms/sent-to.tsx';
import type { FormState } from '../../forms/use-sent-form.ts';
import type { ContactSent } from './contact-sent.ts';

type ContactThanksProps = { state: FormState<ContactSent>; thanks: string; again: string };

/** Replaces a sent form: the reference, what happens next, and a link to send another. */
export function ContactThanks({ state: { answer, again }, thanks, again: againText }: ContactThanksProps) {
  return (
    <>
      <h3 className="text-dish">{thanks}</h3>
      <p className="mt-3">{answer.sent?.words}</p>
      <p className="mt-5 border-y border-line py-4">
        <span className="block text-sm text-ink-soft">Your reference</span>
        <span className="figures block text-[2.75rem] leading-tight tracking-wide text-basil">
          {answer.sent?.reference}
        </span>
      </p>
      <p className="mt-4">
        <SentTo email={answer.sent?.email} />
      </p>
      <p className="mt-6">
        <AgainLink again={again}>{againText}</AgainLink>
      </p>
    </>
  );
}
