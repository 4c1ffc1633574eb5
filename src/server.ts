import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import { serve } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { OtherSecret } from './platform/api/caller/one-secret.server.ts';
import { FolderInUse } from './platform/database/folder-lock.ts';
import { type Env, readEnv } from './platform/env.ts';
import { misspeltSettings } from './platform/env-names.ts';
import { neededToServe } from './platform/env-pairs.ts';
import { boundConnections, httpTimeouts } from './platform/http/connections.server.ts';
import { drainable, leavingAnswer } from './platform/http/drain.server.ts';
import { type StartUp, startUpAnswer } from './platform/http/start-up.server.ts';
import { createLog } from './platform/log.ts';
import { mailboxFolder } from './platform/messages/mailer.server.ts';
import { openMetricsPort } from './platform/observe/metrics-port.server.ts';
import { NotOpened, openResources, type Resources } from './resources.ts';
import { type Application, assemble, hasSampleDesk, isDevelopersOwn } from './start.ts';

export * from 'virtual:react-router/server-build';

/** The name of this file in the build, which changes with every change of the code. */
const BUILD = basename(import.meta.url);
const STOP_WITHIN_MS = 15_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

/** Names that look like a setting are always reported: a misspelt one may be why another is missing. */
function settings(): Env {
  const result = readEnv(process.env, neededToServe);
  const log = createLog(result.ok ? result.env.LOG_LEVEL : 'warn');
  for (const line of misspeltSettings(process.env)) log.warn(line);
  if (result.ok) return result.env;
  for (const problem of result.problems) console.error(`Setting ${problem}`);
  process.exit(1);
}

/** Unrecoverable: log one line and exit. */
function fail(error: unknown): never {
  console.error(`Tavola could not start: ${wordsOf(error)}`);
  process.exit(1);
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  const cause = error.cause === undefined ? '' : ` (${wordsOf(error.cause)})`;
  return `${error.message || code || error.name}${cause}`;
}

type Answer = Application['fetch'];

/** Binds the port first: if it is taken, nothing else has been touched. */
function listen(env: Env, answer: Answer): Promise<Server> {
  return new Promise((resolve, reject) => {
    const serverOptions = httpTimeouts(env.TRUST_PROXY === 'on');
    const options = { fetch: answer, port: env.PORT, hostname: env.HOST, serverOptions };
    const server = serve(options, () => resolve(server as Server));
    boundConnections(server as Server);
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${env.PORT} is taken. Set PORT to another one.`) : error),
    );
  });
}

type Running = { resources: Resources; application: Application };

async function open(env: Env): Promise<Running> {
  const resources = await openResources(env, BUILD);
  try {
    return { resources, application: await assemble(resources, build as unknown as ServerBuild, 'production') };
  } catch (problem) {
    await resources.close();
    throw problem;
  }
}

/** Opens the application, with retries; each reason for a failure is logged once. */
async function openAtLast(env: Env, report: (reason: string) => void): Promise<Running> {
  let lastReport = '';
  for (let tries = 0; ; tries += 1) {
    try {
      return await open(env);
    } catch (problem) {
      if (problem instanceof FolderInUse || problem instanceof OtherSecret) fail(problem);
      report(problem instanceof NotOpened ? problem.message : 'the start failed: the log says why');
      const words = wordsOf(problem);
      if (words !== lastReport) console.error(`Tavola could not start: ${words}. Retrying until it can.`);
      lastReport = words;
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
    }
  }
}

async function openMonitoring(env: Env, port: number, site: Server) {
  const metricsServer = await openMetricsPort(env.METRICS_HOST, port, site);
  console.log(`Metrics are on http://${env.METRICS_HOST}:${metricsServer.port}/metrics`);
  return metricsServer;
}

async function start(env: Env): Promise<void> {
  let state: StartUp = { kind: 'starting' };
  let instance: Running | undefined;
  let isStopping = false;
  const server = await listen(
    env,
    (request, bindings) =>
      (isStopping && leavingAnswer(request)) ||
      (instance?.application.fetch(request, bindings) ?? startUpAnswer(request, state)),
  );
  const monitoring = env.METRICS_PORT === undefined ? undefined : await openMonitoring(env, env.METRICS_PORT, server);
  const drain = drainable(server);
  const leave = async () => {
    isStopping = true;
    await pause(env.DRAIN_SECONDS * 1000);
    cutAfter(STOP_WITHIN_MS);
    instance?.application.endStreams();
    await drain();
  };
  stopOnSignal(leave, async () => {
    await instance?.application.close();
    await instance?.resources.close();
    await monitoring?.close();
  });
  const { port } = server.address() as AddressInfo;
  // PORT=0 means any free port; links in e-mails need the actual one.
  instance = await openAtLast({ ...env, PORT: port }, (reason) => {
    state = { kind: 'failed', reason };
  });
  const { application, resources } = instance;
  if (!env.SMTP_URL && !isDevelopersOwn(env))
    resources.log.warn(`SMTP_URL is not set: e-mails are kept in ${mailboxFolder(env.DATA_DIR)}, not sent`);
  console.log(`Tavola is open on ${env.PUBLIC_URL ?? `http://localhost:${port}`}`);
  if (isDevelopersOwn(env)) console.log(`Read its mail on this machine: http://localhost:${port}/dev/mailbox`);
  if (hasSampleDesk(env)) console.log(`Sign in to the desk on this machine: http://localhost:${port}/dev/desk`);
  monitoring?.also(resources.figures);
  await application.warm().catch((err) => resources.log.error({ err }, 'a page could not be rendered in advance'));
  // For the next start, in the folder scripts/start.mjs sets; now, since V8 soon flushes code that isn't used again.
  flushCompileCache();
}

const cutAfter = (ms: number) => setTimeout(() => process.exit(1), ms).unref();

/** On a signal, finishes requests under way, closes everything and exits with 0. */
function stopOnSignal(drain: () => Promise<void>, close: () => Promise<void>): void {
  const stop = async () => {
    await drain();
    await close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const globals = globalThis as { tavolaInDevelopment?: Promise<Resources> };
let inDevelopment: Promise<Application> | undefined;

/** For `npm run dev`: resources are opened once; the application is reassembled after every change. */
export async function devFetch(request: Request, bindings?: object): Promise<Response> {
  globals.tavolaInDevelopment ??= openResources(settings());
  inDevelopment ??= globals.tavolaInDevelopment.then((resources) =>
    assemble(resources, build as unknown as ServerBuild, 'development'),
  );
  return (await inDevelopment).fetch(request, bindings);
}

if (import.meta.env.PROD) start(settings()).catch(fail);
