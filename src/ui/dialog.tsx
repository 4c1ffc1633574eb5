import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';
import styles from './dialog.module.css';
import { isDoublePress } from './double-press.ts';
import { keepTabInside } from './focus-order.ts';
import { NoticesPlace, tellDialogs } from './notices-place.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Id of the heading that labels it. */
  labelledBy: string;
  /** Id of the element that gets the focus on closing when the one that had it cannot; else the focus would be lost. */
  fallbackFocusId?: string;
  className?: string;
  children: ReactNode;
};

/** React passes close and cancel events of a nested dialog up to this one; native events do not bubble so. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/** False for the body, which has the focus when nothing else has, and for removed or hidden elements. */
const canHaveFocus = (element: Element | null) => element !== document.body && element?.checkVisibility();

const initialFocusOf = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('[data-initial-focus]');

/** What has the focus in it keeps it: of itself the browser focuses what says autofocus, else the first that can be. */
function makeModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  const first = focused instanceof HTMLElement && dialog.contains(focused) ? focused : initialFocusOf(dialog);
  if (first) first.autofocus = true;
  if (dialog.matches(':modal')) dialog.close();
  else dialog.open = false;
  dialog.showModal();
  if (first) first.autofocus = false;
}

/** Nobody has touched the page yet, so that what opens on it opens by itself. */
const isUntouched = () => navigator.userActivation?.hasBeenActive === false;

/** Open, and not modal for the moment until it has been painted. */
const isBecomingModal = (dialog: HTMLDialogElement) => dialog.open && !dialog.matches(':modal');

/**
 * A native modal dialog: the page behind is inert, Escape or a click beside it closes, and the focus returns to where
 * it was. Its content stays mounted while closed; `data-initial-focus` marks the element focused first.
 */
export function Dialog({ open, onClose, labelledBy, fallbackFocusId = '', className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    // On closing, the browser itself returns the focus to what has it now. It also closes without asking, on a page that
    // nobody has touched yet; so an element that is not the body must have the focus already.
    if (!canHaveFocus(document.activeElement)) document.getElementById(fallbackFocusId)?.focus({ preventScroll: true });
    const before = document.activeElement;
    let left = false;
    const becomeModal = () => {
      if (left) return;
      makeModal(element);
      // A dialog that was open over it as it closed is under it now.
      for (const nested of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) makeModal(nested);
      tellDialogs();
    };
    // In a task of its own, since what it shows was just made.
    if (isUntouched()) setTimeout(becomeModal);
    else {
      // A press is painted first: for a modal dialog the browser computes the style of the whole page, which becomes inert.
      element.open = true;
      initialFocusOf(element)?.focus({ preventScroll: true });
      afterPaint(becomeModal);
    }
    return () => {
      left = true;
      // One inside it stays open, to be seen again with it; but as a modal one, though hidden, it would keep the page inert.
      for (const nested of element.querySelectorAll<HTMLDialogElement>('dialog:modal')) {
        nested.close();
        nested.open = true;
      }
      // Already closed when the browser closed it: a second Escape in a row cannot be prevented.
      element.close();
      tellDialogs();
      const back = canHaveFocus(before) ? before : document.getElementById(fallbackFocusId);
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [open, fallbackFocusId]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={`${styles.dialog} ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        if (isOwn(event)) onClose();
      }}
      // The close event is asynchronous: by then the dialog may have been opened again.
      onClose={(event) => isOwn(event) && !event.currentTarget.open && onClose()}
      onKeyDown={(event) => {
        keepTabInside(event, event.currentTarget);
        if (event.key !== 'Escape' || !isBecomingModal(event.currentTarget)) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (isOwn(event) && !isDoublePress(event)) onClose();
      }}
    >
      {children}
      <NoticesPlace />
    </dialog>
  );
}
