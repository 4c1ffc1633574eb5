import type { OpenAPIHono } from '@hono/zod-openapi';
import { BAD_REQUEST } from '../../../values/http-status.ts';
import type { ApiVariables } from '../api.ts';
import { publishedPattern } from './published-pattern.ts';

type Answers = Record<string, { description: string; content?: object }>;
type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
  security?: object[];
  responses?: Answers;
};
type Paths = Record<string, Record<string, Operation>>;
export type ApiDocument = { info: { title: string }; paths: Paths; components?: object; security?: object[] };

/** What requireCaller demands of every call except the token's. */
const CALLER = {
  token: { type: 'http', scheme: 'bearer', description: 'From /api/token.' },
  brandKey: { type: 'apiKey', in: 'header', name: 'X-Brand-Key' },
  sessionId: { type: 'apiKey', in: 'header', name: 'X-Session-Id', description: 'A UUID of the caller’s own.' },
};
const NEEDS_NO_CALLER = '/api/token';

const mapOperations = (paths: Paths, change: (operation: Operation, path: string) => Operation): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, change(operation, path)])),
    ]),
  );

/**
 * Adds the shape of any other failure, such as an expired token or a rate limit: that of the failures listed,
 * otherwise the common error.
 */
function withOtherFailures(answers: Answers = {}): Answers {
  const failure = Object.entries(answers).find(([status]) => Number(status) >= BAD_REQUEST);
  const content = failure?.[1].content ?? { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return { ...answers, default: { description: 'Any other failure', content } };
}

/** JSON, with each `pattern` in JSON Schema's syntax. */
const withPlainPatterns = (document: ApiDocument): ApiDocument =>
  JSON.parse(JSON.stringify(document), (name, value) =>
    name === 'pattern' && typeof value === 'string' ? publishedPattern(value) : value,
  );

/** OpenAPI 3.1, generated from the API's schemas, with the required request headers. */
export function apiDocument(api: OpenAPIHono<ApiVariables>): ApiDocument {
  const info = { title: 'Tavola API', version: '1' };
  const openApi = api.getOpenAPI31Document({ openapi: '3.1.0', info }) as unknown as ApiDocument;
  const { paths, components, ...document } = withPlainPatterns(openApi);
  const operations = mapOperations(paths, (operation, path) => ({
    ...operation,
    ...(path === NEEDS_NO_CALLER && { security: [] }),
    responses: withOtherFailures(operation.responses),
  }));
  return {
    ...document,
    paths: operations,
    components: { ...components, securitySchemes: CALLER },
    security: [Object.fromEntries(Object.keys(CALLER).map((name) => [name, []]))],
  };
}
