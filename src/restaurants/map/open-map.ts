import {
  AttributionControl,
  Map as MapLibre,
  type MapOptions,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { readAppearance } from './appearance.ts';
import { loadNames, loadTopologies, toAreas } from './basemap.ts';
import { defaultStyle, spaces } from './default-style.ts';
import { addDetailFromNearBy } from './detail.ts';
import { DEEPEST_ZOOM, markerZoomOf, sampleTileOf, withOrigin } from './foreign-style.ts';

// The worker is a file on our own origin: a blob would need a weaker content security policy.
setWorkerUrl(workerUrl);

/** Our own basemap has no more detail beyond this zoom. */
const OWN_DEEPEST = 14;
/** How long the drawn map waits for streets, and the lowest status that counts as a failing host. */
const STREETS_MS = 2000;
const FAILED_FROM = 500;
/** Deepest zooms of the first view, so that a single restaurant has some surroundings. */
const firstView = { styled: 16, own: 12 };

export type OpenMap = {
  map: MapLibre;
  deepestZoom: number;
  markerZoom: number;
  viewZoom: number;
};

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
    // The wheel scrolls the page, not the map: most visitors want to scroll past it.
    cooperativeGestures: true,
    locale: { 'Map.Title': 'Map of restaurants' },
  };
}

function create(frame: HTMLElement, style: MapOptions['style'], maxZoom: number): MapLibre {
  const map = new MapLibre(options(frame, style, maxZoom));
  map.once('load', () => {
    frame.dataset.drawn = '';
  });
  map.addControl(new AttributionControl({ compact: false }));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** The style at this URL; rejects if it or its tiles don't respond in time. */
async function fetchStyle(styleUrl: string, signal: AbortSignal): Promise<StyleSpecification> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(STREETS_MS)]);
  const response = await fetch(styleUrl, { signal: inTime });
  if (!response.ok) throw new Error(`the map style responded ${response.status}`);
  const style = withOrigin((await response.json()) as StyleSpecification, window.location.origin);
  const sample = sampleTileOf(style);
  const tile = sample && (await fetch(sample, { method: 'HEAD', signal: inTime }));
  if (tile && tile.status >= FAILED_FROM) throw new Error(`a map tile responded ${tile.status}`);
  return style;
}

async function openStyled(frame: HTMLElement, styleUrl: string, signal: AbortSignal): Promise<OpenMap> {
  const style = await fetchStyle(styleUrl, signal);
  const markerZoom = markerZoomOf(style);
  return { map: create(frame, style, DEEPEST_ZOOM), deepestZoom: DEEPEST_ZOOM, markerZoom, viewZoom: firstView.styled };
}

/** A map on our own basemap; the detailed outlines follow later. */
async function openDefault(frame: HTMLElement, signal: AbortSignal): Promise<OpenMap> {
  const [overview, names] = await Promise.all([loadTopologies('overview', signal), loadNames(signal)]);
  signal.throwIfAborted();
  // The visitor has left and React hasn't unmounted yet: detached elements have no colours.
  if (!frame.isConnected) throw new DOMException('the page was left', 'AbortError');
  const map = create(frame, defaultStyle(toAreas(overview), names, readAppearance(frame)), OWN_DEEPEST);
  await map.once('style.load');
  for (const [name, width, height] of spaces)
    map.addImage(name, { width, height, data: new Uint8Array(width * height * 4) });
  addDetailFromNearBy(map, signal);
  return { map, deepestZoom: OWN_DEEPEST, markerZoom: OWN_DEEPEST, viewZoom: firstView.own };
}

/** Opens the map; rejects without WebGL or if nothing can be loaded. */
export async function openMap(frame: HTMLElement, styleUrl: string | null, signal: AbortSignal): Promise<OpenMap> {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('no WebGL');
  if (styleUrl) {
    try {
      return await openStyled(frame, styleUrl, signal);
    } catch {
      signal.throwIfAborted();
    }
  }
  return openDefault(frame, signal);
}
