import { ErrorBox } from '../../ui/forms/error-box.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

type JourneyNoticeProps = {
  children: string;
  /** What to do about it, in a sentence or two. */
  hint?: string | null;
  phone?: string;
  onTryAgain?: () => void;
  /** A page without scripts opens at it. */
  autoFocus?: boolean;
};

/** An error of the journey, with the number to ring. A live region announces it too. */
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
