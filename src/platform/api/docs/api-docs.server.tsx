import { OpenAPIHono } from '@hono/zod-openapi';
import { developerPage } from '../../developer-page.server.tsx';
import { sendPage, toPage } from '../../http/page/page-cache.server.ts';
import type { ApiVariables } from '../api.ts';
import { type ApiDocument, apiDocument } from './api-document.ts';

const rows = (document: ApiDocument) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

function Docs({ document }: { document: ApiDocument }) {
  return (
    <>
      <h1>{document.info.title}</h1>
      <p>
        Every call except the one for the token needs <code>Authorization: Bearer</code>, <code>X-Brand-Key</code> and{' '}
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
    </>
  );
}

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Renders and compresses both responses once: it takes a tenth of a second of CPU. */
async function describeApi(api: OpenAPIHono<ApiVariables>) {
  const document = apiDocument(api);
  const answer = (body: string, type: string) =>
    toPage({ response: new Response(body, { headers: { 'content-type': type } }) }, () => POLICY, true);
  const html = developerPage(document.info.title, <Docs document={document} />);
  const [json, page] = await Promise.all([
    answer(JSON.stringify(document), 'application/json'),
    answer(html, 'text/html; charset=UTF-8'),
  ]);
  return { json, page };
}

/**
 * The API's OpenAPI document at /openapi.json, with a page to read it at /docs. Built on first request, when every
 * route is registered; new content doesn't change them.
 */
export function apiDocs(api: OpenAPIHono<ApiVariables>) {
  let description: ReturnType<typeof describeApi> | undefined;
  const load = () => {
    description ??= describeApi(api);
    return description;
  };
  return new OpenAPIHono<ApiVariables>()
    .get('/openapi.json', async (c) => sendPage((await load()).json, (name) => c.req.header(name)))
    .get('/docs', async (c) => sendPage((await load()).page, (name) => c.req.header(name)));
}
