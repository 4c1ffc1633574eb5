import type { RefCallback } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './booking-header.module.css';

type BookingHeaderProps = {
  titleId: string;
  onClose: () => void;
  /** Gets the element that shows the table so far: on a small screen it takes the title's place. */
  slotRef: RefCallback<HTMLElement>;
};

/** The head of the booking card. Not a `<header>`: in a dialog that would count as the page's banner. */
export function BookingHeader({ titleId, onClose, slotRef }: BookingHeaderProps) {
  return (
    <div className={`${styles.header} on-dark`}>
      <h2 id={titleId} tabIndex={-1} data-initial-focus className={styles.title}>
        Book a table
      </h2>
      <div ref={slotRef} className={styles.summary} />
      <button type="button" onClick={onClose} className={styles.close}>
        <Icon name="close" label="Close" />
      </button>
      <div aria-hidden="true" className={`${styles.edge} scallops`} />
    </div>
  );
}
