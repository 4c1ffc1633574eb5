import { type FocusEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keepTabInside } from '../ui/focus-order.ts';
import { Icon } from '../ui/icon.tsx';
import { noticesPlace, onDialogs } from '../ui/notices-place.tsx';
import { placeNotices } from './place-notices.ts';
import { dismissToast, onToasts, shownToasts, type Toast } from './shared/toasts.ts';
import styles from './toasts-list.module.css';

const SHOWN_MS = 5000;

type ToastItemProps = { toast: Toast; isSeen: boolean; onDismissed: () => void };

/** A notice that disappears by itself, unless hovered or focused, or when pressed. */
function ToastItem({ toast, isSeen, onDismissed }: ToastItemProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || !isSeen) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld, isSeen]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const dismiss = () => {
    onDismissed();
    dismissToast(toast.id);
  };
  return (
    <li>
      <button
        type="button"
        className={styles.notice}
        onClick={dismiss}
        // Browsers report a resting mouse as entering a notice that appears under it.
        onMouseMove={({ movementX, movementY }) => (movementX || movementY) && hold()}
        onMouseLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        {toast.message}
        <Icon name="close" label="Dismiss" className="size-4" />
      </button>
    </li>
  );
}

/** Keeps the notices clear of what they mustn't cover; returns whether there is room for them. */
function usePlace(list: RefObject<HTMLElement | null>, toasts: readonly Toast[]): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element || toasts.length === 0) return;
    const place = () => setSeen(placeNotices(element));
    place();
    // Once the browser has scrolled to the focused element.
    const afterFocus = () => requestAnimationFrame(place);
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener('focusin', afterFocus, { signal });
    // Focus moves into a frame, such as a card field, without a focusin.
    window.addEventListener('blur', afterFocus, { signal });
    document.addEventListener('scrollend', place, { signal, capture: true });
    window.addEventListener('resize', place, { signal });
    // The consent sheet slides in.
    for (const type of ['transitionend', 'animationend']) document.addEventListener(type, place, { signal });
    // An error or button that appears moves what is around it.
    const changes = new MutationObserver(place);
    changes.observe(element.closest('dialog') ?? document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      ends.abort();
    };
  }, [list, toasts]);
  return isSeen;
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
    // Showing it again puts it above a dialog opened since.
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, [latest]);
  const isSeen = usePlace(list, toasts);
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
        className={styles.list}
        onFocus={keepBefore}
        // React doesn't bubble key events from here to the dialog.
        onKeyDown={(event) => {
          const dialog = event.currentTarget.closest('dialog');
          if (dialog) keepTabInside(event, dialog);
        }}
      >
        <ul>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} isSeen={isSeen} onDismissed={giveBack} />
          ))}
        </ul>
      </section>
    </>
  );
}

/**
 * The toasts, announced politely. In the top layer, so an open dialog doesn't hide them, and inside the dialog, since
 * anything outside is inert and isn't announced.
 */
export function ToastsList() {
  const place = useSyncExternalStore(onDialogs, noticesPlace, () => null);
  return place ? createPortal(<PlacedToasts />, place) : <PlacedToasts />;
}
