import { createRoute, z } from '@hono/zod-openapi';
import { NOT_FOUND } from '../../values/http-status.ts';
import { errorResponse, json } from './api.ts';
import type { Endpoints } from './endpoints.ts';

/** Where the content service stands under /api. */
export const CONTENT_PATH = '/v1/content';
/** The endpoints of a room's content routes. */
export type ContentEndpoints<Routes> = Endpoints<typeof CONTENT_PATH, Routes>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** Names in paths have no length limit: a longer one is not found, like any other that does not exist. */
const name = z.string();

/** One question to the content service: the names in its path are looked up as they stand there. */
export function contentRoute<Path extends string, Answer extends z.ZodType>(
  path: Path,
  summary: string,
  answer: Answer,
) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => [found, name]);
  return createRoute({
    method: 'get',
    path,
    summary,
    tags: ['Content'],
    request: { params: z.object(Object.fromEntries(names) as Record<Names<Path>, typeof name>) },
    responses: {
      200: { description: summary, ...json(answer) },
      [NOT_FOUND]: errorResponse('There is no such content'),
    },
  });
}
