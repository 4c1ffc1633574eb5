import type { Map as MapLibre } from 'maplibre-gl';
import { areaNames, loadTopologies, toDetail } from './basemap.ts';
import { setData } from './geojson-source.ts';

/** The zoom from which the overview's corners show. */
const detailFrom = 6.8;

/** Yields to the browser between heavy steps, so the page stays responsive. */
function breath(): Promise<void> {
  return new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go(), { timeout: 500 });
    else setTimeout(go, 30);
  });
}

async function addDetail(map: MapLibre, signal: AbortSignal): Promise<void> {
  const topologies = await loadTopologies('detail', signal);
  for (const name of areaNames) {
    await breath();
    if (signal.aborted) return;
    setData(map, name, toDetail(name, topologies));
  }
}

/** Loads the detailed outlines once the map rests at a zoom that shows them. */
export function addDetailFromNearBy(map: MapLibre, signal: AbortSignal): void {
  const look = () => {
    if (map.getZoom() < detailFrom) return;
    map.off('idle', look);
    // If the detail can't be loaded, the overview stays.
    addDetail(map, signal).catch(() => undefined);
  };
  map.on('idle', look);
}
