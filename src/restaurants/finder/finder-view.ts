import type { ServerApi } from '../../platform/server-api.server.ts';
import { addDays } from '../wall-time.ts';
import { findPlaces } from './find-places.ts';
import type { FinderQuery } from './finder-query.ts';
import { foundPlace } from './found-place.ts';
import { freeTables } from './free-tables.ts';
import { streets } from './streets.ts';

const DAYS_OFFERED = 3;

/** What the finder shows for a query: findings with everything that depends on the clock made for `now` (epoch ms). */
export async function finderView(api: ServerApi, query: FinderQuery, now: number, today: string) {
  const findings = await findPlaces(api, query);
  if (findings.kind === 'all') return { kind: 'all' as const, streets: streets(findings.places, now) };
  if (findings.kind !== 'found') return findings;
  const { near, others } = findings;
  const tables = query.party ? await freeTables(api.booking, findings.places, query.party) : new Map();
  const places = findings.places.map((place) =>
    foundPlace(place, tables.get(place.storeId) ?? { kind: 'unknown' }, now, today),
  );
  const days = Array.from({ length: DAYS_OFFERED }, (_, ahead) => addDays(today, ahead));
  return { kind: 'found' as const, near, others, places, days };
}
export type FinderView = Awaited<ReturnType<typeof finderView>>;
