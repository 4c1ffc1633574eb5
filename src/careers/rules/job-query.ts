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

/** A search as its address describes it. A place takes precedence over a position. Pages begin at 1. */
export type JobQuery = {
  category: JobCategory | null;
  q: string;
  position: Position | null;
  /** One type, or both, the default (product 10.3). */
  types: readonly JobType[];
  group: TitleGroup | null;
  page: number;
};

/** A type or title group in an address: 'full-time', 'head-chef'. */
export const inAddress = (name: JobType | TitleGroup): string => name.toLowerCase().replaceAll(' ', '-');

function readTypes(params: URLSearchParams): readonly JobType[] {
  const names = params.getAll('type');
  const types = jobTypes.filter((type) => names.includes(inAddress(type)));
  return types.length > 0 ? types : jobTypes;
}

/** The category in a path; null without one, undefined if unknown. */
export function readCategory(id: string | undefined): JobCategory | null | undefined {
  return id === undefined ? null : jobCategories.find((category) => category === id);
}

/** Parses a search; invalid values are ignored. */
export function readJobQuery(category: JobCategory | null, params: URLSearchParams): JobQuery {
  const q = readPlace(params);
  return {
    category,
    q,
    position: q ? null : readPosition(params),
    types: readTypes(params),
    group: titleGroups.find((group) => inAddress(group) === params.get('group')) ?? null,
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

/** Whether a query has more than a category: a place, title group, hours or another page. */
export const isSearch = (query: JobQuery): boolean =>
  jobSearchPath(query) !== jobSearchPath({ category: query.category });

export const jobPath = (jobId: string): string => href('/careers/job/:id?', { id: jobId });

export const applyPath = (jobId: string): string => href('/careers/job/:id/apply', { id: jobId });
