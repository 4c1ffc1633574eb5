import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keepTabInside } from '../ui/focus-order.ts';
import { Icon } from '../ui/icon.tsx';
import { noticesPlace, onDialogs } from '../ui/notices-place.tsx';
import { leaveRoomAtFoot } from '../ui/room-at-foot.ts';
import { partsOfField, placeNotices, uncoverField } from './place-notices.ts';
import { dismissToast, onToasts, shownToasts, type Toast } from './shared/toasts.ts';
import styles from './toasts-list.module.css';

/** Long enough to read two lines twice. */
const SHOWN_MS = 8000;

function ToastItem({ toast, onDismissed }: { toast: Toast; onDismissed: () => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (toast.stays || held) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const dismiss = () => {
    onDismissed();
    dismissToast(toast.id);
  };
  return (
    <li
      className={`${styles.notice} perforated-bottom`}
      // A mouse that rests where the notice comes is not reading it, though the browser says that it enters.
      onMouseMove={({ movementX, movementY }) => (movementX || movementY) && hold()}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p className="grow py-2">{toast.message}</p>
      <button type="button" onClick={dismiss} className="grid size-11 shrink-0 place-items-center">
        <Icon name="close" label="Dismiss" className="size-5" />
      </button>
    </li>
  );
}

/**
 * Leaves room for the notices at the end of what scrolls under them, brings what is being filled in out from under them,
 * and where they would still cover it, or the button that sends it, has them stand elsewhere.
 */
function useRoom(list: RefObject<HTMLElement | null>, toasts: readonly Toast[]): void {
  useEffect(() => {
    const element = list.current;
    if (!element || toasts.length === 0) return;
    leaveRoomAtFoot('notices', element.offsetHeight + 16);
    for (const part of partsOfField(element)) part.scrollIntoView({ block: 'nearest' });
    const place = () => placeNotices(element);
    place();
    // Once the browser has scrolled to what got the focus.
    const afterFocus = () => requestAnimationFrame(place);
    document.addEventListener('focusin', afterFocus);
    // The focus goes into a frame, such as a card's field, without a focusin.
    window.addEventListener('blur', afterFocus);
    document.addEventListener('scrollend', place, true);
    window.addEventListener('resize', place);
    // An error or a button that appears moves what is around it.
    const changes = new MutationObserver(() => {
      uncoverField(element);
      place();
    });
    changes.observe(element.closest('dialog') ?? document.body, { childList: true, subtree: true });
    return () => {
      leaveRoomAtFoot('notices', 0);
      changes.disconnect();
      document.removeEventListener('focusin', afterFocus);
      window.removeEventListener('blur', afterFocus);
      document.removeEventListener('scrollend', place, true);
      window.removeEventListener('resize', place);
    };
  }, [list, toasts]);
}

function PlacedToasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, shownToasts);
  const list = useRef<HTMLElement>(null);
  /** What had the focus before a notice took it. */
  const before = useRef<HTMLElement | null>(null);
  const latest = toasts.at(-1);
  useEffect(() => {
    if (!latest) return;
    const element = list.current;
    // Showing it again puts it above a dialog that was opened since.
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, [latest]);
  useRoom(list, toasts);
  const keepBefore = ({ relatedTarget }: FocusEvent) => {
    if (list.current?.contains(relatedTarget as Node | null)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const giveBack = () => {
    if (list.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <p role="status" className="sr-only">
        {latest?.message}
      </p>
      <section
        ref={list}
        popover="manual"
        aria-label="Notices"
        data-above-sheet=""
        className={styles.list}
        onFocus={keepBefore}
        // React tells the dialog nothing of keys that are pressed here.
        onKeyDown={(event) => {
          const dialog = event.currentTarget.closest('dialog');
          if (dialog) keepTabInside(event, dialog);
        }}
      >
        <ul>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} onDismissed={giveBack} />
          ))}
        </ul>
      </section>
    </>
  );
}

/**
 * The toasts, announced politely. In the top layer, so that an open dialog does not hide them, and inside the dialog,
 * since what is outside it can neither be pressed nor is it read out.
 */
export function ToastsList() {
  const place = useSyncExternalStore(onDialogs, noticesPlace, () => null);
  return place ? createPortal(<PlacedToasts />, place) : <PlacedToasts />;
}
