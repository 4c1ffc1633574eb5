import { href } from 'react-router';
import { type Asked, askedParams, readAsked } from '../free-tables/asked.ts';

export type Position = { lat: number; lng: number };
/** The query of the finder. A typed place takes precedence over a position. Results have pages, from 1. */
export type FinderQuery = { q: string; position: Position | null; asked: Asked; page: number };

const LONGEST_QUERY = 100;

function degrees(text: string | null, limit: number): number | null {
  if (!text || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  return Math.abs(Number(text)) <= limit ? roundPosition(Number(text)) : null;
}

/** Rounded to three decimals, about a hundred metres: precise enough, and reveals no more than needed. */
export function roundPosition(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function readPosition(params: URLSearchParams): Position | null {
  const lat = degrees(params.get('lat'), 90);
  const lng = degrees(params.get('lng'), 180);
  return lat === null || lng === null ? null : { lat, lng };
}

function readPage(text: string | null): number {
  return text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Parses the finder's query; invalid values are ignored. `today` is the date in London. */
export function readFinderQuery(params: URLSearchParams, today: string): FinderQuery {
  const q = (params.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_QUERY);
  return {
    q,
    position: q ? null : readPosition(params),
    asked: readAsked(params, today),
    page: readPage(params.get('page')),
  };
}

/** A position as fields of an address. */
export function positionParams({ lat, lng }: Position): [name: string, value: string][] {
  return [
    ['lat', lat.toFixed(3)],
    ['lng', lng.toFixed(3)],
  ];
}

/** The finder's address for a query. */
export function finderPath({ q, position, asked = {}, page = 1 }: Partial<FinderQuery>): string {
  const params = new URLSearchParams([
    ...(q ? [['q', q]] : position ? positionParams(position) : []),
    ...askedParams(asked),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  return params.size > 0 ? `${href('/find-us')}?${params}` : href('/find-us');
}
