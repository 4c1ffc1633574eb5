import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';
import styles from './dialog.module.css';
import { isDoublePress } from './double-press.ts';
import { keepTabInside } from './focus-order.ts';
import { NoticesPlace, tellDialogs } from './notices-place.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  labelledBy: string;
  /** Id of the element to focus on closing if the original one is gone. */
  fallbackFocusId?: string;
  className?: string;
  children: ReactNode;
};

/** React bubbles close and cancel events of a nested dialog up to this one; native events don't bubble. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/** False for the body, which is active when nothing has the focus, and for removed or hidden elements. */
const canHaveFocus = (element: Element | null) => element !== document.body && element?.checkVisibility();

const initialFocusOf = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('[data-initial-focus]');

/** Keeps the focus inside: by default the browser focuses the autofocus element, or the first focusable one. */
function makeModal(dialog: HTMLDialogElement): void {
  const activeElement = document.activeElement;
  const first =
    activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : initialFocusOf(dialog);
  if (first) first.autofocus = true;
  if (dialog.matches(':modal')) dialog.close();
  else dialog.open = false;
  dialog.showModal();
  if (first) first.autofocus = false;
}

/** Without user activation, whatever opens has opened by itself. */
const isUntouched = () => navigator.userActivation?.hasBeenActive === false;

/** Open but not yet modal, until it has been painted. */
const isBecomingModal = (dialog: HTMLDialogElement) => dialog.open && !dialog.matches(':modal');

/**
 * A native modal dialog: the page behind is inert, Escape or a click beside it closes it, and the focus returns. Its
 * content stays mounted while closed; `data-initial-focus` marks the element focused first.
 */
export function Dialog({ open, onClose, labelledBy, fallbackFocusId = '', className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    // On closing, the browser returns the focus to the element that has it now. Without user activation it also closes
    // without a cancel event, so something other than the body must have the focus first.
    if (!canHaveFocus(document.activeElement)) document.getElementById(fallbackFocusId)?.focus({ preventScroll: true });
    const before = document.activeElement;
    let isClosed = false;
    const becomeModal = () => {
      if (isClosed) return;
      makeModal(element);
      // A dialog that was open above this one is below it now.
      for (const nested of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) makeModal(nested);
      tellDialogs();
    };
    // In its own task, since the content has just been rendered.
    if (isUntouched()) setTimeout(becomeModal);
    else {
      // Paints the press first: becoming modal makes the page inert, and the browser recomputes its whole style.
      element.open = true;
      initialFocusOf(element)?.focus({ preventScroll: true });
      afterPaint(becomeModal);
    }
    return () => {
      isClosed = true;
      // A nested dialog stays open, to reappear with this one; but left modal while hidden, it would keep the page
      // inert.
      for (const nested of element.querySelectorAll<HTMLDialogElement>('dialog:modal')) {
        nested.close();
        nested.open = true;
      }
      // Already closed if the browser did it: a second Escape in a row can't be prevented.
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
      // The close event is asynchronous: the dialog may have reopened by then.
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
