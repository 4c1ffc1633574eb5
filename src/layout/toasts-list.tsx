import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../ui/icon.tsx';
import { dismissToast, onToasts, shownToasts, type Toast } from './shared/toasts.ts';
import styles from './toasts-list.module.css';

/** Long enough to read two lines twice. */
const SHOWN_MS = 8000;

function ToastItem({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (toast.stays || held) return;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <li
      className={`${styles.notice} perforated-bottom`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p className="grow py-2">{toast.message}</p>
      <button type="button" onClick={() => dismissToast(toast.id)} className="grid size-11 shrink-0 place-items-center">
        <Icon name="close" label="Dismiss" className="size-5" />
      </button>
    </li>
  );
}

/** The toasts, announced politely. In the top layer, so that an open dialog does not hide them. */
export function ToastsList() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, shownToasts);
  const list = useRef<HTMLElement>(null);
  const latest = toasts.at(-1);
  useEffect(() => {
    if (!latest) return;
    const element = list.current;
    // Showing it again puts it above a dialog that was opened since.
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, [latest]);
  return (
    <>
      <p role="status" className="sr-only">
        {latest?.message}
      </p>
      <section ref={list} popover="manual" aria-label="Notices" className={styles.list}>
        <ul>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} />
          ))}
        </ul>
      </section>
    </>
  );
}
