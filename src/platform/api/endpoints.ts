import type { z } from 'zod';
import type { ErrorBody } from '../../values/error-catalogue.ts';
import type { ApiClient, ApiResult } from './api-client.ts';

/*
 * Calls typed from the routes they go to. The server file of an area exports `Endpoints<its path, its routes>`; whoever
 * calls imports that type alone, so that no route and no schema reaches the browser.
 */

type Json<Schema extends z.ZodType> = { content: { 'application/json': { schema: Schema } } };
type Multipart<Schema extends z.ZodType> = { content: { 'multipart/form-data': { schema: Schema } } };

/** The errors of a route; one that tells more than every error does is declared with it. */
type ErrorsOf<Answers> = {
  [Status in keyof Answers]: Status extends 200
    ? never
    : Answers[Status] extends Json<infer Schema>
      ? Extract<z.output<Schema>, ErrorBody>
      : never;
}[keyof Answers];

/** What a call to a route has to say, as written before defaults and conversions, and what it is answered with. */
type Endpoint<Route> = {
  params: Route extends { request: { params: infer Schema extends z.ZodType } } ? z.input<Schema> : never;
  query: Route extends { request: { query: infer Schema extends z.ZodType } } ? z.input<Schema> : never;
  body: Route extends { request: { body: Json<infer Schema> } } ? z.input<Schema> : never;
  /** The fields of a form with files. */
  form: Route extends { request: { body: Multipart<infer Schema> } } ? z.input<Schema> : never;
  /** Null where there is none, or no JSON. */
  answer: Route extends { responses: { 200: Json<infer Schema> } } ? z.output<Schema> : null;
  error: ErrorBody | (Route extends { responses: infer Answers } ? ErrorsOf<Answers> : never);
};

/** Some paths are written with a slash at the end: both are the same call (product 11.4). */
type Address<Mount extends string, Path extends string> = `/api${Mount}${Path extends '/' ? '' : Path}${'' | '/'}`;

type AnyRoute = { method: string; path: string };
type EndpointsOf<Mount extends string, Route extends AnyRoute> = {
  [Method in Route['method']]: {
    [One in Extract<Route, { method: Method }> as Address<Mount, One['path']>]: Endpoint<One>;
  };
};
type RouteIn<Routes> = Routes extends Record<string, AnyRoute> ? Routes[keyof Routes] : never;
/**
 * The endpoints of an area by method and path: `Mount` is where it stands under /api, `Routes` its routes by name, or
 * several such.
 */
export type Endpoints<Mount extends string, Routes> = EndpointsOf<Mount, RouteIn<Routes>>;

type Field<From, Name extends string> = From extends { [Key in Name]: infer Value } ? Value : never;
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };
/** A body in JSON, or a form; whichever the caller likes where an endpoint takes both. */
type Sent<One> = [Field<One, 'form'>] extends [never]
  ? Part<'body', Field<One, 'body'>>
  :
      | Part<'form', Field<One, 'form'>>
      | ([Field<One, 'body'>] extends [never] ? never : Part<'body', Field<One, 'body'>>);
/** Params of the path, query, and body or form of a call. */
export type RequestOf<One> = Part<'params', Field<One, 'params'>> & Part<'query', Field<One, 'query'>> & Sent<One>;
type Arguments<One> =
  Record<never, never> extends RequestOf<One> ? [request?: RequestOf<One>] : [request: RequestOf<One>];
/** Body of the 200 answer. */
export type AnswerOf<One> = Field<One, 'answer'>;
type ResultOf<One> = Promise<ApiResult<AnswerOf<One>, Field<One, 'error'>>>;

/** The GET endpoints of an area by path. */
export type Gets<Area> = Field<Area, 'get'>;
/** The POST endpoints of an area by path. */
export type Posts<Area> = Field<Area, 'post'>;

/** GET endpoints by path, each with a field that a good answer has. */
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
  /** The raw answer, of any method. */
  send<Method extends keyof Area & string, Path extends keyof Area[Method] & string>(
    method: Method,
    path: Path,
    request: RequestOf<Area[Method][Path]>,
    init?: RequestInit,
  ): Promise<Response>;
};

type FormValue = string | Blob | undefined;
/** Params, query, body and form of any call, untyped. */
export type AnyRequest = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  form?: Record<string, FormValue | readonly FormValue[]>;
};

/** One part of a path. Of one or two dots alone it would be a step in the path, encoded too: a space keeps it what it is. */
const partOf = (param: string) => encodeURIComponent(/^\.{1,2}$/.test(param) ? `${param} ` : param);

/** The path with its params filled in, and what of the query is given. */
export function addressOf(path: string, { params = {}, query = {} }: AnyRequest = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => partOf(params[name] ?? ''));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return asked.size > 0 ? `${filled}?${asked}` : filled;
}

/** The fields as a form that can be sent; a field of several values stands in it several times. */
function formData(fields: NonNullable<AnyRequest['form']>): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields))
    for (const value of [given].flat()) if (value !== undefined) form.append(name, value as string);
  return form;
}

/** Wraps `api` with the types of an area's endpoints. `Methods`: for a caller that has only, say, its `get`. */
export function typedClient<Area, Methods extends keyof ApiClient = keyof ApiClient>(api: Pick<ApiClient, Methods>) {
  const client = api as ApiClient;
  const typed = {
    get: (path: string, request?: AnyRequest) => client.get(addressOf(path, request)),
    post: (path: string, request: AnyRequest = {}) =>
      client.post(addressOf(path, request), request.form ? formData(request.form) : (request.body ?? {})),
    send: (method: string, path: string, request: AnyRequest, init?: RequestInit) =>
      client.send(addressOf(path, request), { ...init, method: method.toUpperCase() }),
  };
  return typed as unknown as Pick<TypedClient<Area>, Methods>;
}
