import type { Cluster } from './clusters.ts';
import { clusterName, type MapRestaurant, pinName } from './map-restaurant.ts';
import styles from './pins.module.css';

/** `pointed`: hovered in a list beside the map. */
type PinProps = { restaurant: MapRestaurant; open: boolean; pointed: boolean; onOpen: () => void };

/** A restaurant's button, shaped as a pin whose tip is on the spot. */
export function PinButton({ restaurant, open, pointed, onOpen }: PinProps) {
  return (
    <button
      type="button"
      className={`${styles.marker} ${styles.pin}`}
      data-marker
      aria-label={pinName(restaurant)}
      aria-expanded={open}
      data-slug={restaurant.slug}
      data-pointed={pointed || undefined}
      onClick={onOpen}
    >
      <svg className={styles.drawing} viewBox="0 0 30 40" aria-hidden="true">
        <path className={styles.shape} d="M15 38.5C12.4 32 2 25.6 2 15a13 13 0 0 1 26 0c0 10.6-10.4 17-13 23.5Z" />
        <circle className={styles.eye} cx="15" cy="15" r="5" />
      </svg>
    </button>
  );
}

type ClusterProps = { cluster: Cluster; pointed: boolean; onOpen: () => void };

/** Restaurants too close together to separate at this zoom. */
export function ClusterButton({ cluster: { count, titles }, pointed, onOpen }: ClusterProps) {
  return (
    <button
      type="button"
      className={`${styles.marker} ${styles.cluster}`}
      data-marker
      aria-label={clusterName(count)}
      aria-description={titles.join(', ')}
      data-pointed={pointed || undefined}
      onClick={onOpen}
    >
      <svg className={styles.drawing} viewBox="0 0 40 48" aria-hidden="true">
        <path className={styles.shape} d="M20 46.5l-6-9.2A18 18 0 1 1 26 37.3Z" />
      </svg>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </button>
  );
}
