import type { ReactNode } from 'react';
import { ErrorBox } from '../../ui/forms/error-box.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { formatDay } from '../../values/time/wall-time.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { voucherWarningOf } from '../flow/journey-text.ts';
import { voucherText } from '../rules/voucher.ts';

type JourneyNoticeProps = {
  children: string;
  /** What can be done about it, in a sentence or two. */
  hint?: string | null;
  phone?: string;
  onTryAgain?: () => void;
  /** On a page without scripts: the page opens at it. */
  autoFocus?: boolean;
};

/** News of what was asked, such as a full time or a closed day. A live region announces it too. */
export function Notice({ children, wayOut }: { children: string; wayOut?: ReactNode }) {
  return (
    <div className="border-l-4 border-butter bg-butter-tint px-4 py-3">
      <p className="font-semibold">{children}</p>
      {wayOut}
    </div>
  );
}

type VoucherTextProps = { state: Pick<JourneyState, 'voucher'>; className?: string };

/** When the voucher that the diner comes with is valid. */
export function VoucherText({ state: { voucher }, className = '' }: VoucherTextProps) {
  return voucher && <p className={`text-sm ${className}`}>{voucherText(voucher)}</p>;
}

type VoucherWarningProps = { state: JourneyState; className?: string; wayOut?: ReactNode };

/** That the voucher is not valid for the table so far, with the way to one that it is valid for. */
export function VoucherWarning({ state, className, wayOut }: VoucherWarningProps) {
  const words = voucherWarningOf(state);
  return (
    words && (
      <div className={className}>
        <Notice wayOut={wayOut}>{words}</Notice>
      </div>
    )
  );
}

/** 'Choose Sunday 22 November instead' */
export const otherDayText = (day: string) => `Choose ${formatDay(day)} instead`;

/** An error of the journey, in the catalogue's words, with the number to ring. A live region announces it too. */
export function JourneyNotice({ children, hint, phone, onTryAgain, autoFocus }: JourneyNoticeProps) {
  return (
    <ErrorBox title={children} tabIndex={autoFocus ? -1 : undefined} autoFocus={autoFocus} className="mb-4">
      {hint && <p className="mt-1">{hint}</p>}
      <p className="mt-1 flex flex-wrap gap-x-6">
        {phone && <PhoneLink phone={phone} />}
        {onTryAgain && (
          <button type="button" className="text-link" onClick={onTryAgain}>
            Try again
          </button>
        )}
      </p>
    </ErrorBox>
  );
}
