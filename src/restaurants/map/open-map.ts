import { AttributionControl, Map as MapLibre, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { readAppearance } from './appearance.ts';
import { loadNames, loadTopologies, toAreas } from './basemap.ts';
import { addDetailFromNearBy } from './detail.ts';
import { houseStyle, spaces } from './house-style.ts';

// The worker is a file of our own origin: made from a blob it would need a weaker content policy.
setWorkerUrl(workerUrl);

/** Zoom is capped at 18 (specification, section 9); our own basemap has nothing to show beyond 14. */
const deepest = { styled: 18, house: 14 };
/** Where a chosen restaurant is shown. */
const closest = { styled: 18, house: 12 };

export type OpenMap = { map: MapLibre; deepestZoom: number; closestZoom: number };

function options(frame: HTMLElement, style: MapOptions['style'], maxZoom: number): MapOptions {
  return {
    container: frame,
    style,
    minZoom: 3.5,
    maxZoom,
    bounds: [-8.2, 49.8, 1.9, 59],
    maxBounds: [-24, 46.5, 9.5, 63],
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // A page is scrolled past the map more often than the map is zoomed by wheel.
    cooperativeGestures: true,
    locale: { 'Map.Title': 'Map of restaurants' },
  };
}

function create(frame: HTMLElement, style: MapOptions['style'], maxZoom: number): MapLibre {
  const map = new MapLibre(options(frame, style, maxZoom));
  map.addControl(new AttributionControl({ compact: false }));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** A map in the frame drawn in the style of the address; rejects when that style cannot be had. */
async function openStyled(frame: HTMLElement, styleUrl: string, signal: AbortSignal): Promise<OpenMap> {
  const response = await fetch(styleUrl, { signal });
  if (!response.ok) throw new Error(`the map style answered ${response.status}`);
  await response.body?.cancel();
  return { map: create(frame, styleUrl, deepest.styled), deepestZoom: deepest.styled, closestZoom: closest.styled };
}

/** A map in the frame on our own basemap; the finer outlines follow once the first are drawn. */
async function openHouse(frame: HTMLElement, signal: AbortSignal): Promise<OpenMap> {
  const [overview, names] = await Promise.all([loadTopologies('overview', signal), loadNames(signal)]);
  signal.throwIfAborted();
  const map = create(frame, houseStyle(toAreas(overview), names, readAppearance(frame)), deepest.house);
  await map.once('style.load');
  for (const [name, width, height] of spaces)
    map.addImage(name, { width, height, data: new Uint8Array(width * height * 4) });
  addDetailFromNearBy(map, signal);
  return { map, deepestZoom: deepest.house, closestZoom: closest.house };
}

/** Opens the map; rejects when there is no WebGL or no basemap, and then there is nothing to show. */
export async function openMap(frame: HTMLElement, styleUrl: string | null, signal: AbortSignal): Promise<OpenMap> {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('no WebGL');
  if (styleUrl) {
    try {
      return await openStyled(frame, styleUrl, signal);
    } catch {
      signal.throwIfAborted();
    }
  }
  return openHouse(frame, signal);
}
