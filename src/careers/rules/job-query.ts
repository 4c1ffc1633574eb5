import { href } from 'react-router';
import { type Position, positionParams, readPage, readPlace, readPosition } from '../../restaurants/search/position.ts';
import {
  type JobCategory,
  type JobType,
  jobCategories,
  jobTypes,
  type TitleGroup,
  titleGroups,
} from '../contracts/constants.ts';

/** What the address of a search asks for. A typed place takes precedence over a position. Pages begin at 1. */
export type JobQuery = {
  category: JobCategory | null;
  q: string;
  position: Position | null;
  /** One type, or both: the filter begins with both (product 10.3). */
  types: readonly JobType[];
  group: TitleGroup | null;
  page: number;
};

/** A type or title group as addresses have it: 'full-time', 'head-chef'. */
export const inAddress = (name: JobType | TitleGroup): string => name.toLowerCase().replaceAll(' ', '-');

function readTypes(params: URLSearchParams): readonly JobType[] {
  const named = params.getAll('type');
  const asked = jobTypes.filter((one) => named.includes(inAddress(one)));
  return asked.length > 0 ? asked : jobTypes;
}

/** The category a path names; null for none, undefined for one there is not. */
export function readCategory(id: string | undefined): JobCategory | null | undefined {
  return id === undefined ? null : jobCategories.find((one) => one === id);
}

/** Parses the query of a search; invalid values are ignored. */
export function readJobQuery(category: JobCategory | null, params: URLSearchParams): JobQuery {
  const q = readPlace(params);
  return {
    category,
    q,
    position: q ? null : readPosition(params),
    types: readTypes(params),
    group: titleGroups.find((one) => inAddress(one) === params.get('group')) ?? null,
    page: readPage(params),
  };
}

/** The address of a search. */
export function jobSearchPath({ category, q, position, types = [], group, page = 1 }: Partial<JobQuery>): string {
  const params = new URLSearchParams([
    ...(q ? [['q', q]] : position ? positionParams(position) : []),
    ...(types.length === 1 ? types.map((type) => ['type', inAddress(type)]) : []),
    ...(group ? [['group', inAddress(group)]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  const path = category ? href('/careers/job-search/:id?', { id: category }) : href('/careers/job-search/:id?');
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Whether it asks for more than a category: a place, a kind of work, hours or another page. */
export const isSearch = (query: JobQuery): boolean =>
  jobSearchPath(query) !== jobSearchPath({ category: query.category });

/** A job's address. */
export const jobPath = (jobId: string): string => href('/careers/job/:id?', { id: jobId });

/** Where one applies for it. */
export const applyPath = (jobId: string): string => href('/careers/job/:id/apply', { id: jobId });
