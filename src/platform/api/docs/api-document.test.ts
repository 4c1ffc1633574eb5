import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { type ApiVariables, errorResponse, json } from '../api.ts';
import { apiDocument } from './api-document.ts';

const success = { 200: { description: 'Found', ...json(z.object({ found: z.boolean() })) } };
const notFound = errorResponse('Nothing there');
const failure = { description: 'Not searched', ...json(z.object({ success: z.literal(false) })) };

const routeTo = (path: string, responses: Parameters<typeof createRoute>[0]['responses']) =>
  createRoute({ method: 'get', path, responses });

test("the API document describes the failures each call doesn't list", () => {
  const api = new OpenAPIHono<ApiVariables>();
  api.openAPIRegistry.registerPath(routeTo('/listing-none', success));
  api.openAPIRegistry.registerPath(routeTo('/listing-an-error', { ...success, 404: notFound }));
  api.openAPIRegistry.registerPath(routeTo('/with-its-own', { ...success, 422: failure }));
  const { paths } = apiDocument(api);
  const otherwise = (path: string) => paths[path]?.get?.responses?.default?.content;
  expect(otherwise('/listing-none')).toEqual(otherwise('/listing-an-error'));
  expect(otherwise('/listing-an-error')).toHaveProperty(
    ['application/json', 'schema', '$ref'],
    '#/components/schemas/Error',
  );
  expect(otherwise('/with-its-own')).toHaveProperty(['application/json', 'schema', 'properties', 'success']);
});
