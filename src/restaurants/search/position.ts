import { LONGEST_PLACE } from '../../platform/geo/longest-place.ts';
import { pastedLine } from '../../values/pasted/pasted.ts';

/** Degrees, rounded to three decimals. */
export type Position = { lat: number; lng: number };

/** Rounded to three decimals, about a hundred metres: precise enough without revealing more than needed. */
export function roundPosition(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function degreesIn(text: string | null, limit: number): number | null {
  if (!text || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  return Math.abs(Number(text)) <= limit ? roundPosition(Number(text)) : null;
}

/** The position in a query; null if there is none, or none on earth. */
export function readPosition(params: URLSearchParams): Position | null {
  const lat = degreesIn(params.get('lat'), 90);
  const lng = degreesIn(params.get('lng'), 180);
  return lat === null || lng === null ? null : { lat, lng };
}

export function positionParams({ lat, lng }: Position): [name: string, value: string][] {
  return [
    ['lat', lat.toFixed(3)],
    ['lng', lng.toFixed(3)],
  ];
}

/** The place in a query, tidied like pasted text; '' for none. */
export const readPlace = (params: URLSearchParams): string =>
  pastedLine(params.get('q') ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_PLACE);

/** The page of results in a query, from 1. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page');
  return text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
