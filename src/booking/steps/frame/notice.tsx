import type { ReactNode } from 'react';
import type { JourneyState } from '../../flow/journey-state.ts';
import { voucherText } from '../../rules/voucher.ts';

/** News of the request, such as a full time or a closed day. A live region announces it too. */
export function Notice({ children, wayOut }: { children: string; wayOut?: ReactNode }) {
  return (
    <div className="border-l-4 border-butter bg-butter-tint px-4 py-3">
      <p className="font-semibold">{children}</p>
      {wayOut}
    </div>
  );
}

type VoucherTextProps = { state: Pick<JourneyState, 'voucher'>; className?: string };

/** When the diner's voucher is valid. */
export function VoucherText({ state: { voucher }, className = '' }: VoucherTextProps) {
  return voucher && <p className={`text-sm ${className}`}>{voucherText(voucher)}</p>;
}
