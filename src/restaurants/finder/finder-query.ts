/** When and with how many; `time` is 'HH:MM'. */
export type Party = { date: string; covers: number; time: string };
export type Position = { lat: number; lng: number };
/** What the address of the finder asks for. A typed place wins over a position. */
export type FinderQuery = { q: string; position: Position | null; party: Party | null };

const LONGEST_QUERY = 100;
/** Dinner, when no hour is said. */
export const USUAL_TIME = '19:00';
const USUAL_COVERS = 2;

function isDate(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

function degrees(text: string | null, limit: number): number | null {
  if (!text || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  return Math.abs(Number(text)) <= limit ? roundPosition(Number(text)) : null;
}

/** Three decimals, about a hundred metres: near enough for supper, and no more than we need to know. */
export function roundPosition(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function readPosition(params: URLSearchParams): Position | null {
  const lat = degrees(params.get('lat'), 90);
  const lng = degrees(params.get('lng'), 180);
  return lat === null || lng === null ? null : { lat, lng };
}

function readParty(params: URLSearchParams, today: string, mostCovers: number): Party | null {
  const date = params.get('date') ?? '';
  if (!isDate(date) || date < today) return null;
  const covers = Number(params.get('covers') || USUAL_COVERS);
  const time = params.get('time') ?? '';
  return {
    date,
    covers: Number.isInteger(covers) ? Math.min(Math.max(covers, 1), mostCovers) : USUAL_COVERS,
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : USUAL_TIME,
  };
}

/** Reads the finder's address; what cannot be meant is left out. `today` is London's date. */
export function readFinderQuery(params: URLSearchParams, today: string, mostCovers: number): FinderQuery {
  const q = (params.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_QUERY);
  return { q, position: q ? null : readPosition(params), party: readParty(params, today, mostCovers) };
}

/** The address that shows the same again. */
export function finderPath({ q, position, party }: Partial<FinderQuery>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  else if (position) {
    params.set('lat', position.lat.toFixed(3));
    params.set('lng', position.lng.toFixed(3));
  }
  for (const [name, value] of Object.entries(party ?? {})) params.set(name, String(value));
  return params.size > 0 ? `/find-us?${params}` : '/find-us';
}
