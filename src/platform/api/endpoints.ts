import type { z } from 'zod';
import type { ErrorBody } from '../../values/error-catalogue.ts';
import type { ApiClient, ApiResult } from './api-client.ts';

/* Typed API calls, derived from the routes. An area's server file exports `Endpoints<its path, its routes>`;
   callers import only that type, so no route or schema reaches the browser. */

type Json<Schema extends z.ZodType> = { content: { 'application/json': { schema: Schema } } };
type Multipart<Schema extends z.ZodType> = { content: { 'multipart/form-data': { schema: Schema } } };

type ErrorsOf<Answers> = {
  [Status in keyof Answers]: Status extends 200
    ? never
    : Answers[Status] extends Json<infer Schema>
      ? Extract<z.output<Schema>, ErrorBody>
      : never;
}[keyof Answers];

/** The types of a route's request, before defaults and conversions, and of its response. */
type Endpoint<Route> = {
  params: Route extends { request: { params: infer Schema extends z.ZodType } } ? z.input<Schema> : never;
  query: Route extends { request: { query: infer Schema extends z.ZodType } } ? z.input<Schema> : never;
  body: Route extends { request: { body: Json<infer Schema> } } ? z.input<Schema> : never;
  form: Route extends { request: { body: Multipart<infer Schema> } } ? z.input<Schema> : never;
  /** Null if there is none, or it isn't JSON. */
  answer: Route extends { responses: { 200: Json<infer Schema> } } ? z.output<Schema> : null;
  error: ErrorBody | (Route extends { responses: infer Answers } ? ErrorsOf<Answers> : never);
};

/** Some paths are written with a trailing slash: both are the same call (product 11.4). */
type Address<Mount extends string, Path extends string> = `/api${Mount}${Path extends '/' ? '' : Path}${'' | '/'}`;

type AnyRoute = { method: string; path: string };
type EndpointsOf<Mount extends string, Route extends AnyRoute> = {
  [Method in Route['method']]: {
    [One in Extract<Route, { method: Method }> as Address<Mount, One['path']>]: Endpoint<One>;
  };
};
type RouteIn<Routes> = Routes extends Record<string, AnyRoute> ? Routes[keyof Routes] : never;
/**
 * An area's endpoints by method and path. `Mount` is its path under /api; `Routes` its routes by name, or a union of
 * those.
 */
export type Endpoints<Mount extends string, Routes> = EndpointsOf<Mount, RouteIn<Routes>>;

type Field<From, Name extends string> = From extends { [Key in Name]: infer Value } ? Value : never;
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };
/** JSON or a form; the caller's choice if the endpoint accepts both. */
type Sent<One> = [Field<One, 'form'>] extends [never]
  ? Part<'body', Field<One, 'body'>>
  :
      | Part<'form', Field<One, 'form'>>
      | ([Field<One, 'body'>] extends [never] ? never : Part<'body', Field<One, 'body'>>);
/** Path params, query, and body or form of a call. */
export type RequestOf<One> = Part<'params', Field<One, 'params'>> & Part<'query', Field<One, 'query'>> & Sent<One>;
type Arguments<One> =
  Record<never, never> extends RequestOf<One> ? [request?: RequestOf<One>] : [request: RequestOf<One>];
export type AnswerOf<One> = Field<One, 'answer'>;
type ResultOf<One> = Promise<ApiResult<AnswerOf<One>, Field<One, 'error'>>>;

export type Gets<Area> = Field<Area, 'get'>;
export type Posts<Area> = Field<Area, 'post'>;

/** Cacheable GET endpoints by path; the value is a field that must be present. */
export type KeptAnswers<Area> = { [Path in keyof Gets<Area>]?: keyof AnswerOf<Gets<Area>[Path]> };

export type TypedClient<Area> = {
  get<Path extends keyof Gets<Area> & string>(
    path: Path,
    ...request: Arguments<Gets<Area>[Path]>
  ): ResultOf<Gets<Area>[Path]>;
  post<Path extends keyof Posts<Area> & string>(
    path: Path,
    ...request: Arguments<Posts<Area>[Path]>
  ): ResultOf<Posts<Area>[Path]>;
  /** The raw response, for any method. */
  send<Method extends keyof Area & string, Path extends keyof Area[Method] & string>(
    method: Method,
    path: Path,
    request: RequestOf<Area[Method][Path]>,
    init?: RequestInit,
  ): Promise<Response>;
};

type FormValue = string | Blob | undefined;
/** The untyped request of any call. */
export type AnyRequest = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  form?: Record<string, FormValue | readonly FormValue[]>;
};

/** One path segment. `.` and `..` are path steps even when encoded: a trailing space makes them literal. */
const partOf = (param: string) => encodeURIComponent(/^\.{1,2}$/.test(param) ? `${param} ` : param);

/** Fills in the path's params and appends the defined query values. */
export function addressOf(path: string, { params = {}, query = {} }: AnyRequest = {}): string {
  const pathname = path.replace(/\{(\w+)\}/g, (_, name: string) => partOf(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}

/** A field with several values is appended once per value. */
function formData(fields: NonNullable<AnyRequest['form']>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) if (value !== undefined) form.append(name, value as string);
  return form;
}

/** Types `api` with an area's endpoints. `Methods`: for a caller with only some methods, such as `get`. */
export function typedClient<Area, Methods extends keyof ApiClient = keyof ApiClient>(api: Pick<ApiClient, Methods>) {
  const client = api as ApiClient;
  const calls = {
    get: (path: string, request?: AnyRequest) => client.get(addressOf(path, request)),
    post: (path: string, request: AnyRequest = {}) =>
      client.post(addressOf(path, request), request.form ? formData(request.form) : (request.body ?? {})),
    send: (method: string, path: string, request: AnyRequest, init?: RequestInit) =>
      client.send(addressOf(path, request), { ...init, method: method.toUpperCase() }),
  };
  return calls as unknown as Pick<TypedClient<Area>, Methods>;
}
