import type { AddressInfo } from 'node:net';
import * as build from 'virtual:react-router/server-build';
import { type ServerType, serve } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { type Env, readEnv } from './env.ts';
import { openResources, type Resources } from './resources.ts';
import { assemble, type Running } from './start.ts';

export * from 'virtual:react-router/server-build';

const STOP_WITHIN_MS = 15_000;

function settings(): Env {
  const result = readEnv(process.env);
  if (result.ok) return result.env;
  for (const problem of result.problems) console.error(`Setting ${problem}`);
  process.exit(1);
}

function fail(error: unknown): never {
  console.error(`Tavola could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

const notYet = () => Response.json({ status: 'starting' }, { status: 503, headers: { 'retry-after': '2' } });

/** Takes the port first: when it is taken, nothing else was touched. */
function listen(env: Env, answer: Running['fetch']): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, port: env.PORT, hostname: env.HOST }, () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${env.PORT} is taken. Set PORT to another one.`) : error),
    );
  });
}

async function start(env: Env): Promise<void> {
  let running: Running | undefined;
  const server = await listen(env, (request, bindings) => running?.fetch(request, bindings) ?? notYet());
  const { port } = server.address() as AddressInfo;
  // PORT=0 asks for any free port: links in e-mails must know which it became.
  const resources = await openResources({ ...env, PORT: port });
  running = await assemble(resources, build as unknown as ServerBuild, 'production');
  stopOnSignal(server, resources);
  console.log(`Tavola is open on ${env.PUBLIC_URL ?? `http://localhost:${port}`}`);
  await running.warm();
}

/** Requests under way are finished, then the pool is closed and the process ends with 0. */
function stopOnSignal(server: ServerType, resources: Resources): void {
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server.close(async () => {
      await resources.close();
      process.exit(0);
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const kept = globalThis as { tavolaInDevelopment?: Promise<Resources> };
let inDevelopment: Promise<Running> | undefined;

/** For `npm run dev`: what is open is opened once; the application over it is put together anew with every change. */
export async function devFetch(request: Request, bindings?: object): Promise<Response> {
  kept.tavolaInDevelopment ??= openResources(settings());
  inDevelopment ??= kept.tavolaInDevelopment.then((resources) =>
    assemble(resources, build as unknown as ServerBuild, 'development'),
  );
  return (await inDevelopment).fetch(request, bindings);
}

if (import.meta.env.PROD && process.env.NODE_ENV !== 'test') start(settings()).catch(fail);
