import type { SubmitOutcome } from '../card-vault.ts';
import { type DeclineKind, declined, notConfirmed, UNAVAILABLE } from '../refusals.ts';
import type { Refused, ThreeDSecureInfo } from './answers.ts';

/** Braintree's validation codes that a diner can do something about. */
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

/** Codes of the bank's own answer to the check; any other is a plain no. */
const BY_BANK: Record<string, DeclineKind> = {
  2004: 'wrong-expiry',
  2005: 'wrong-number',
  2006: 'wrong-expiry',
  2008: 'wrong-number',
  2010: 'wrong-cvv',
};
/** The bank wants to see the cardholder confirmed first. */
const CARDHOLDER_WANTED = '2099';
/** From 3000 on it is the network between the banks that is out of order, not the card. */
const NETWORK_DOWN = /^3\d{3}$/;

/** What a diner is told when Braintree would not keep a card. */
export function refusalOf({ verification, errors }: Refused): SubmitOutcome {
  const bank = verification?.processorResponseCode ?? '';
  if (verification?.status === 'failed' || NETWORK_DOWN.test(bank)) return UNAVAILABLE;
  if (bank === CARDHOLDER_WANTED || verification?.gatewayRejectionReason === 'three_d_secure') return notConfirmed();
  if (verification?.gatewayRejectionReason === 'cvv') return declined('wrong-cvv');
  const known = errors.map(({ code }) => BY_VALIDATION[code]).find((kind) => kind !== undefined);
  return declined(known ?? BY_BANK[bank] ?? 'turned-down');
}

/** Cards for which no bank offers 3-D Secure: the law lets them pass without. */
const CANNOT_TAKE_PART = ['unsupported_card', 'lookup_not_enrolled'];

/** Whether the cardholder was confirmed by the bank, or could not be because the card knows no such thing. */
export function wasConfirmed(info: ThreeDSecureInfo | null): boolean {
  if (!info) return false;
  return info.liabilityShifted || (!info.liabilityShiftPossible && CANNOT_TAKE_PART.includes(info.status));
}
