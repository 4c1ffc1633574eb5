import type { SubmitOutcome } from '../card/card-vault.ts';
import { type DeclineKind, declined, notConfirmed, PROVIDER_UNAVAILABLE } from '../card/refusals.ts';
import type { Refused, ThreeDSecureInfo } from './answers.ts';

/** Braintree's validation codes for errors a diner can correct. */
const BY_VALIDATION: Record<string, DeclineKind> = {
  81703: 'not-taken',
  91734: 'not-taken',
  81706: 'wrong-cvv',
  81707: 'wrong-cvv',
  81736: 'wrong-cvv',
  81709: 'wrong-expiry',
  81710: 'wrong-expiry',
  81711: 'wrong-expiry',
  81712: 'wrong-expiry',
  81713: 'wrong-expiry',
  81714: 'wrong-number',
  81715: 'wrong-number',
  81716: 'wrong-number',
  91731: 'used-nonce',
  91732: 'used-nonce',
  91733: 'used-nonce',
  93504: 'used-nonce',
  93505: 'used-nonce',
  93506: 'used-nonce',
};

/** The bank's response codes to the card check; any other is a plain decline. */
const BY_BANK: Record<string, DeclineKind> = {
  2004: 'wrong-expiry',
  2005: 'wrong-number',
  2006: 'wrong-expiry',
  2008: 'wrong-number',
  2010: 'wrong-cvv',
};
/** The bank requires confirmation of the cardholder first. */
const CARDHOLDER_WANTED = '2099';
/** Codes from 3000: the network between the banks failed, not the card. */
const NETWORK_DOWN = /^3\d{3}$/;

/** The refusal shown if Braintree didn't store a card. */
export function refusalOf({ verification, errors }: Refused): SubmitOutcome {
  const bank = verification?.processorResponseCode ?? '';
  if (verification?.status === 'failed' || NETWORK_DOWN.test(bank)) return PROVIDER_UNAVAILABLE;
  if (bank === CARDHOLDER_WANTED || verification?.gatewayRejectionReason === 'three_d_secure') return notConfirmed();
  if (verification?.gatewayRejectionReason === 'cvv') return declined('wrong-cvv');
  const kindOfCode = errors.map(({ code }) => BY_VALIDATION[code]).find((kind) => kind !== undefined);
  return declined(kindOfCode ?? BY_BANK[bank] ?? 'turned-down');
}

/** Cards exempt from 3-D Secure by law, which no bank offers it for. */
const CANNOT_TAKE_PART = ['unsupported_card', 'lookup_not_enrolled'];

/** Whether the bank confirmed the cardholder, or the card is exempt. */
export function wasConfirmed(info: ThreeDSecureInfo | null): boolean {
  if (!info) return false;
  return info.liabilityShifted || (!info.liabilityShiftPossible && CANNOT_TAKE_PART.includes(info.status));
}
