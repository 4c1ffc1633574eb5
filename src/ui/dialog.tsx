import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { focusOrder } from './focus-order.ts';
import './dialog.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Id of the heading that names it. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
};

/** The platform leaves a modal dialog's last element for the browser's own bars; here Tab begins again instead. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const order = focusOrder(event.currentTarget);
  const [first, last] = [order[0], order.at(-1)];
  const leaves = event.shiftKey ? first : last;
  if (document.activeElement !== leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** React hands the closing of a dialog within this one up to it; the page's own events do not rise so. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * A modal dialog of the platform: the page behind is inert, Escape or a click beside it closes, and focus goes back to
 * where it was. What stands inside stays mounted while closed; `data-initial-focus` marks where to begin.
 */
export function Dialog({ open, onClose, labelledBy, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    element.querySelector<HTMLElement>('[data-initial-focus]')?.focus({ preventScroll: true });
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={`dialog ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        if (isOwn(event)) onClose();
      }}
      // It tells of closing a moment late: by then somebody quick may have opened it again.
      onClose={(event) => isOwn(event) && !event.currentTarget.open && onClose()}
      onKeyDown={keepInside}
      onClick={(event) => {
        if (isOwn(event)) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
