import type { HostedFields, HostedFieldsTokenizePayload } from 'braintree-web/hosted-fields';
import type { ThreeDSecure } from 'braintree-web/three-d-secure';
import { decimalPounds } from '../../values/money.ts';
import { type CardErrors, cardFields } from '../card/card-entry.ts';
import { LOOK_AGAIN, type Tokenised } from '../card/card-step.ts';
import type { CardField } from '../card/card-vault.ts';
import { NOT_CONFIRMED } from '../card/refusals.ts';
import { CARD_CANCELLED, HOSTED, hostedErrors, thrownError } from './field-errors.ts';
import { wasConfirmed } from './verdicts.ts';

/** Text styles for the provider's frames, from our tokens: our style sheets and fonts don't apply in them. */
function hostedLook(): Record<string, Record<string, string>> {
  const sheet = getComputedStyle(document.documentElement);
  const token = (name: string) => sheet.getPropertyValue(`--color-${name}`).trim();
  return {
    input: { 'font-size': '16px', 'font-family': 'system-ui, sans-serif', color: token('ink') },
    'input.invalid': { color: token('tomato-deep') },
    '::placeholder': { color: token('ink-soft') },
  };
}

/** Shows and hides the bank's own page. */
export type BankFrame = { show(page: HTMLElement): void; hide(): void };

export type HostedCard = {
  /** The fields' current errors. */
  check(): CardErrors;
  tokenise(amountPence: number): Promise<Tokenised>;
  showErrors(errors: CardErrors): void;
  /** Called when the diner leaves the bank's page. */
  leaveBank(): void;
  close(): void;
};

export type HostedOptions = {
  clientToken: string;
  containers: Record<CardField, HTMLElement>;
  bank: BankFrame;
  /** Aborted if the form is unmounted before its fields are ready. */
  signal: AbortSignal;
};

const titles: Record<CardField, string> = {
  number: 'Card number',
  expiry: 'Expiry date, month and year',
  cvv: 'Security code',
};

async function openFields({ clientToken, containers, signal }: HostedOptions) {
  const [clients, hostedFields, threeDSecure] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/hosted-fields'),
    import('braintree-web/three-d-secure'),
  ]);
  const client = await clients.create({ authorization: clientToken });
  signal.throwIfAborted();
  const fieldEntries = cardFields.map((field) => [
    HOSTED[field],
    { container: containers[field], iframeTitle: titles[field], internalLabel: titles[field] },
  ]);
  const fields = await hostedFields.create({ client, styles: hostedLook(), fields: Object.fromEntries(fieldEntries) });
  // Null if the merchant account has no 3-D Secure; if it is required, the server then refuses every card.
  const { threeDSecureEnabled } = client.getConfiguration().gatewayConfiguration as { threeDSecureEnabled?: boolean };
  const secure = threeDSecureEnabled ? await threeDSecure.create({ client, version: '2-inline-iframe' }) : null;
  return { fields, secure };
}

/** Has the bank confirm now, since later charges happen without the cardholder. */
async function confirmWithBank(
  secure: ThreeDSecure,
  { nonce, details }: HostedFieldsTokenizePayload,
  amountPence: number,
) {
  return secure.verifyCard({
    nonce,
    bin: details.bin,
    amount: decimalPounds(amountPence),
    challengeRequested: true,
    onLookupComplete: (_, next) => next(),
  });
}

function tellFields(fields: HostedFields, errors: CardErrors): void {
  for (const field of cardFields) {
    const message = errors[field] ?? '';
    void fields.setAttribute({ field: HOSTED[field], attribute: 'aria-invalid', value: message !== '' });
    fields.setMessage({ field: HOSTED[field], message });
  }
}

/** Braintree's hosted fields with 3-D Secure. Rejects if they can't be loaded. */
export async function openHostedCard(options: HostedOptions): Promise<HostedCard> {
  return hostedCard(await openFields(options), options);
}

type OpenedFields = Awaited<ReturnType<typeof openFields>>;

/** A card in open fields. */
export function hostedCard({ fields, secure }: OpenedFields, options: Omit<HostedOptions, 'clientToken'>): HostedCard {
  const { bank, containers, signal } = options;
  // Braintree never settles its promises after teardown.
  let cancel: (answer: Tokenised) => void = () => undefined;
  const cancellation = new Promise<Tokenised>((resolve) => {
    cancel = resolve;
  });
  for (const field of cardFields)
    containers[field].addEventListener('focus', () => fields.focus(HOSTED[field]), { signal });
  secure?.on('authentication-iframe-available', (event?: { element: HTMLElement }, next?: () => void) => {
    if (event) bank.show(event.element);
    next?.();
  });
  const check = () => hostedErrors(fields.getState().fields);
  async function take(amountPence: number): Promise<Tokenised> {
    const errors = check();
    if (Object.keys(errors).length > 0) return { ok: false, message: LOOK_AGAIN, fields: errors };
    const card = await fields.tokenize();
    if (!secure) return { ok: true, nonce: card.nonce };
    const verification = await confirmWithBank(secure, card, amountPence);
    if (wasConfirmed(verification.threeDSecureInfo)) return { ok: true, nonce: verification.nonce };
    return { ok: false, message: NOT_CONFIRMED, fields: { number: NOT_CONFIRMED } };
  }
  // Rejects if the bank isn't asking anything.
  const leaveBank = () => void secure?.cancelVerifyCard().catch(() => undefined);
  return {
    check,
    tokenise: (amountPence) => Promise.race([take(amountPence).catch(thrownError), cancellation]).finally(bank.hide),
    showErrors: (errors) => tellFields(fields, errors),
    leaveBank,
    close() {
      cancel(CARD_CANCELLED);
      leaveBank();
      void Promise.allSettled([fields.teardown(), secure?.teardown()]);
    },
  };
}
