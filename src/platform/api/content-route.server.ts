import { createRoute, z } from '@hono/zod-openapi';
import { NOT_FOUND } from '../../values/http-status.ts';
import { errorResponse, json } from './api.ts';
import type { Endpoints } from './endpoints.ts';

export const CONTENT_PATH = '/v1/content';
export type ContentEndpoints<Routes> = Endpoints<typeof CONTENT_PATH, Routes>;

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** No length limit: an overlong name simply isn't found. */
const name = z.string();

/** A GET route of the content service; `{names}` in its path become its parameters. */
export function contentRoute<Path extends string, Answer extends z.ZodType>(
  path: Path,
  summary: string,
  answer: Answer,
) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, match = '']) => [match, name]);
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
