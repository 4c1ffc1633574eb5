import { Icon } from '../../ui/icon.tsx';

type JourneyNoticeProps = { children: string; phone?: string; onTryAgain?: () => void };

export const telephoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** An error in the journey, in the catalogue's words, with the number to ring. The live region says it too. */
export function JourneyNotice({ children, phone, onTryAgain }: JourneyNoticeProps) {
  return (
    <div className="mb-4 flex gap-3 border-l-4 border-tomato bg-tomato-tint px-4 py-3">
      <Icon name="warning" className="mt-0.5 size-5 text-tomato-deep" />
      <div>
        <p className="font-semibold">{children}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          {phone && (
            <a className="text-link figures" href={telephoneHref(phone)}>
              {phone}
            </a>
          )}
          {onTryAgain && (
            <button type="button" className="text-link" onClick={onTryAgain}>
              Try again
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
