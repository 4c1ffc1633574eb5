import { OpenAPIHono } from '@hono/zod-openapi';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiVariables } from './api.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
  security?: object[];
};
type Document = { info: { title: string }; paths?: Record<string, Record<string, Operation>>; components?: object };

const rows = (document: Document) =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

function Docs({ document }: { document: Document }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{document.info.title}</title>
        <link rel="stylesheet" href="/dev.css" />
      </head>
      <body>
        <main>
          <h1>{document.info.title}</h1>
          <p>
            Every call but the token carries <code>Authorization: Bearer</code>, <code>X-Brand-Key</code> and{' '}
            <code>X-Session-Id</code>. Schemas: <a href="/api/openapi.json">openapi.json</a>.
          </p>
          {rows(document).map(({ path, method, operation }) => (
            <section key={`${method} ${path}`}>
              <h2>
                <code>
                  {method} {path}
                </code>
              </h2>
              <p>{operation.summary}</p>
              {operation.parameters && operation.parameters.length > 0 && (
                <ul>
                  {operation.parameters.map((parameter) => (
                    <li key={`${parameter.in} ${parameter.name}`}>
                      <code>{parameter.name}</code> in {parameter.in}
                      {parameter.required ? ', required' : ''}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What requireCaller asks of every call but the token's. */
const CALLER = {
  token: { type: 'http', scheme: 'bearer', description: 'From /api/token.' },
  brandKey: { type: 'apiKey', in: 'header', name: 'X-Brand-Key' },
  sessionId: { type: 'apiKey', in: 'header', name: 'X-Session-Id', description: 'A UUID of the caller’s own.' },
};

/** The document with the headers that callers send; `open` is the path that needs none. */
function withCaller(document: Document, open: string): Document {
  const operations = Object.entries(document.paths?.[open] ?? {});
  const needsNone = Object.fromEntries(operations.map(([method, one]) => [method, { ...one, security: [] }]));
  return {
    ...document,
    paths: { ...document.paths, [open]: needsNone },
    components: { ...document.components, securitySchemes: CALLER },
    ...{ security: [{ token: [], brandKey: [], sessionId: [] }] },
  };
}

/** OpenAPI 3.1 generated from the API's schemas at /openapi.json, with a page to read it at /docs. */
export function apiDocs(api: OpenAPIHono<ApiVariables>) {
  const info = { title: 'Tavola API', version: '1' };
  const document = () =>
    withCaller(api.getOpenAPI31Document({ openapi: '3.1.0', info }) as unknown as Document, '/api/token');
  return new OpenAPIHono<ApiVariables>()
    .get('/openapi.json', (c) => c.json(document()))
    .get('/docs', (c) => {
      c.header('content-security-policy', POLICY);
      return c.html(`<!doctype html>${renderToStaticMarkup(<Docs document={document()} />)}`);
    });
}
