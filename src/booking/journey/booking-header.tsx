import { Icon } from '../../ui/icon.tsx';

/** The head of the booking card. No `<header>`: in a dialog it would count as the page's own. */
export function BookingHeader({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  return (
    <div className="relative z-1 flex shrink-0 items-center justify-between gap-4 bg-tomato px-4 py-2 on-dark sm:px-6">
      <h2 id={titleId} tabIndex={-1} data-initial-focus className="text-[1.625rem] leading-tight outline-none">
        Book a table
      </h2>
      <button
        type="button"
        onClick={onClose}
        className="-mr-2 grid size-11 place-items-center rounded-full transition-colors hover:bg-tomato-deep"
      >
        <Icon name="close" label="Close" />
      </button>
      <div aria-hidden="true" className="booking-hem scallops" />
    </div>
  );
}
