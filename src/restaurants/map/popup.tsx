import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { href, Link } from 'react-router';
import { directionsUrl, mapUrl } from '../../values/map-urls.ts';
import { milesText } from '../../values/miles.ts';
import type { MapRestaurant } from './map-restaurant.ts';
import styles from './popup.module.css';

type PopupProps = {
  restaurant: MapRestaurant;
  action: ReactNode;
  /** Whether to link to a map with streets, which this one lacks. */
  leadsOut: boolean;
  takeFocus: boolean;
  onClose: () => void;
};

/** A restaurant's key facts with its three actions. Escape closes it. */
export function Popup({ restaurant, action, leadsOut, takeFocus, onClose }: PopupProps) {
  const { slug, title, address, milesValue, statusText, path } = restaurant;
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) box.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const facts = [statusText, milesValue === undefined ? undefined : `${milesText(milesValue)} away`].filter(Boolean);
  return (
    <div
      ref={box}
      className={styles.popup}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <p id={heading} className={styles.title}>
        <Link to={path ?? href('/restaurants/:slug', { slug })}>{title}</Link>
      </p>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      <address className={styles.address}>{address.join(', ')}</address>
      <p className={styles.links}>
        {action}
        <a className={styles.directions} href={directionsUrl(restaurant)} rel="noopener">
          Directions
        </a>
        {leadsOut && (
          <a className={styles.directions} href={mapUrl(restaurant)} rel="noopener">
            See it on a map
          </a>
        )}
      </p>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}
