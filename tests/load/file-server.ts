import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { freePort } from '../support/free-port.ts';
import { nginxProgram } from '../support/nginx.ts';
import { cpuMsOf } from './server.ts';

/** Why nginx can't serve pages here; empty if it can. */
export const noFileServer = nginxProgram ? '' : 'there is no nginx, installed or unpacked by npm test';

/** Headers that nginx sets. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'transfer-encoding'];
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

type SentPage = { location: string; file: string; body: Buffer; headers: string[] };

/** A page as sent over the wire, compressed. */
async function sentPage(url: string, index: number): Promise<SentPage> {
  const { statusCode, headers, body } = await request(url, { headers: { 'accept-encoding': 'br' } });
  if (statusCode !== 200) throw new Error(`${url}: HTTP ${statusCode}`);
  const pageHeaders = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return {
    location: `/${index}`,
    file: `page-${index}`,
    body: Buffer.from(await body.arrayBuffer()),
    headers: pageHeaders.map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`),
  };
}

/** One worker, without logs, with cached file handles: as fast as nginx can be. */
const configuration = (folder: string, port: number, pages: SentPage[]) => `user root;
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  etag off;
  default_type "text/html; charset=utf-8";
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${pages.map(({ location, file, headers }) => `location = ${location} { alias ${folder}/${file}; ${headers.join(' ')} }`).join('\n    ')}
  }
}
`;

/** nginx with one worker that serves the exact bytes and headers of a site's compressed pages from files. */
export async function startFileServer(site: string, paths: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-files-'));
  const port = await freePort();
  const pages = await Promise.all(paths.map((path, index) => sentPage(site + path, index)));
  for (const { file, body } of pages) writeFileSync(join(folder, file), body);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, pages));
  const nginx = spawn(nginxProgram ?? 'nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pathOf: (path: string) => `/${paths.indexOf(path)}`,
    cpuMs: () => cpuMsOf(nginx.pid as number),
    async stop() {
      if (nginx.exitCode === null) await Promise.all([once(nginx, 'exit'), nginx.kill('SIGTERM')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
