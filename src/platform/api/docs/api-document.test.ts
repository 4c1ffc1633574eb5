import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import { type ApiVariables, errorResponse, json } from '../api.ts';
import { apiDocument } from './api-document.ts';

const found = { 200: { description: 'Found', ...json(z.object({ found: z.boolean() })) } };
const notFound = errorResponse('Nothing there');
const failed = { description: 'Not searched', ...json(z.object({ success: z.literal(false) })) };

const routeTo = (path: string, responses: Parameters<typeof createRoute>[0]['responses']) =>
  createRoute({ method: 'get', path, responses });

test('says of each call how a failure that it does not list is answered', () => {
  const api = new OpenAPIHono<ApiVariables>();
  api.openAPIRegistry.registerPath(routeTo('/listing-none', found));
  api.openAPIRegistry.registerPath(routeTo('/listing-an-error', { ...found, 404: notFound }));
  api.openAPIRegistry.registerPath(routeTo('/with-its-own', { ...found, 422: failed }));
  const { paths } = apiDocument(api);
  const otherwise = (path: string) => paths[path]?.get?.responses?.default?.content;
  expect(otherwise('/listing-none')).toEqual(otherwise('/listing-an-error'));
  expect(otherwise('/listing-an-error')).toHaveProperty(
    ['application/json', 'schema', '$ref'],
    '#/components/schemas/Error',
  );
  expect(otherwise('/with-its-own')).toHaveProperty(['application/json', 'schema', 'properties', 'success']);
});
