import * as build from 'virtual:react-router/server-build';
import { serve } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { type Env, readEnv } from './env.ts';
import { compose, type Running } from './start.ts';

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

async function start(env: Env): Promise<void> {
  const running = await compose(env, build as unknown as ServerBuild, 'production');
  const server = serve({ fetch: running.fetch, port: env.PORT, hostname: env.HOST }, ({ port }) => {
    console.log(`Tavola is open on ${env.PUBLIC_URL ?? `http://localhost:${port}`}`);
    running.warm().catch((error) => console.error('A page could not be rendered ahead:', error));
  });
  server.on('error', async (error: NodeJS.ErrnoException) => {
    await running.close();
    fail(error.code === 'EADDRINUSE' ? new Error(`port ${env.PORT} is taken. Set PORT to another one.`) : error);
  });
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    server.close(async () => {
      await running.close();
      process.exit(0);
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const kept = globalThis as { tavolaInDevelopment?: Promise<Running> };

/** For `npm run dev`: the same application, opened once and kept while modules reload. */
export async function devFetch(request: Request, env?: object): Promise<Response> {
  kept.tavolaInDevelopment ??= compose(settings(), build as unknown as ServerBuild, 'development');
  return (await kept.tavolaInDevelopment).fetch(request, env);
}

if (import.meta.env.PROD && process.env.NODE_ENV !== 'test') start(settings()).catch(fail);
