import { useEffect, useState } from 'react';
import type { OpenMap } from './open-map.ts';
import styles from './zoom-buttons.module.css';

/** For anyone who can't pinch or scroll. */
export function ZoomButtons({ opened: { map } }: { opened: OpenMap }) {
  const [zoom, setZoom] = useState(map.getZoom());
  useEffect(() => {
    const note = () => setZoom(map.getZoom());
    map.on('zoomend', note);
    return () => {
      map.off('zoomend', note);
    };
  }, [map]);
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label="Zoom in" disabled={zoom >= map.getMaxZoom()} onClick={() => map.zoomIn()}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 3v10M3 8h10" />
        </svg>
      </button>
      <button type="button" aria-label="Zoom out" disabled={zoom <= map.getMinZoom()} onClick={() => map.zoomOut()}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8h10" />
        </svg>
      </button>
    </div>
  );
}
