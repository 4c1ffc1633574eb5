import { href } from 'react-router';
import { type Position, positionParams, readPage, readPlace, readPosition } from '../../restaurants/search/position.ts';
import { choiceParams, type PartyChoice, readChoice } from '../free-tables/party-choice.ts';

/** The finder's query. A place takes precedence over a position. Pages begin at 1. */
export type FinderQuery = { q: string; position: Position | null; choice: PartyChoice; page: number };

/** Parses the finder's query; invalid values are ignored. `today` is the date in London. */
export function readFinderQuery(params: URLSearchParams, today: string): FinderQuery {
  const q = readPlace(params);
  return { q, position: q ? null : readPosition(params), choice: readChoice(params, today), page: readPage(params) };
}

/** The finder's address for a query. */
export function finderPath({ q, position, choice = {}, page = 1 }: Partial<FinderQuery>): string {
  const params = new URLSearchParams([
    ...(q ? [['q', q]] : position ? positionParams(position) : []),
    ...choiceParams(choice),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  return params.size > 0 ? `${href('/find-us')}?${params}` : href('/find-us');
}
