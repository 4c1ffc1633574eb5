import type { RefCallback } from 'react';
import { isDoublePress } from '../double-press.ts';
import { Icon } from '../icon.tsx';
import styles from './card-header.module.css';

type CardHeaderProps = {
  titleId: string;
  title: string;
  onClose: () => void;
  /** Receives an element for the card's summary, which replaces the title on a small screen. */
  slotRef?: RefCallback<HTMLElement>;
};

/** For the dialog itself, whose parts are laid out by its size. */
export const cardClass = styles.card;

/** The head of a card. Not a `<header>`: in a dialog that would count as the page's banner. */
export function CardHeader({ titleId, title, onClose, slotRef }: CardHeaderProps) {
  return (
    <div className={`${styles.header} on-dark`}>
      <h2 id={titleId} tabIndex={-1} data-initial-focus className={styles.title}>
        {title}
      </h2>
      {slotRef && <div ref={slotRef} className={styles.summary} />}
      <button
        type="button"
        data-keeps-focus
        onClick={(event) => !isDoublePress(event) && onClose()}
        className={styles.close}
      >
        <Icon name="close" label="Close" />
      </button>
      <div aria-hidden="true" className={`${styles.edge} scallops`} />
    </div>
  );
}
