import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { BookButton } from '../book-button.tsx';
import { directionsUrl, type MapRestaurant, milesText } from './map-restaurant.ts';

type PopupProps = { restaurant: MapRestaurant; takeFocus: boolean; onClose: () => void };

/** What is known of a restaurant at a glance, with the three ways on. Escape closes it. */
export function Popup({ restaurant, takeFocus, onClose }: PopupProps) {
  const { slug, title, address, milesValue, statusText, way, phone } = restaurant;
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
      className="map-popup"
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <p id={heading} className="map-popup__title">
        <Link to={`/restaurants/${slug}`}>{title}</Link>
      </p>
      {facts.length > 0 && <p className="map-popup__facts">{facts.join(' · ')}</p>}
      <address className="map-popup__address">{address.join(', ')}</address>
      <p className="map-popup__links">
        <BookButton slug={slug} title={title} way={way} phone={phone} size="small" />
        <a className="map-popup__directions" href={directionsUrl(restaurant)} rel="noopener">
          Directions
        </a>
      </p>
      <button type="button" className="map-popup__close" aria-label="Close" onClick={onClose}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
    </div>
  );
}
