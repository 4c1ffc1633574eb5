import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Daemon } from './daemon.ts';
import { BRIDGE } from './machine.ts';
import { until } from './until.ts';

const PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
const HERE = resolve('.');
const NOBODY = 65_534;
export const SITE_PORTS = [3001, 3002] as const;
export const MAIL_PORT = 2525;

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
const owned = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  chownSync(folder, NOBODY, NOBODY);
};

/** This network and this view of the file system become the machine of the site: everything lies where deploy/ has it. */
function arrange(folder: string): void {
  run('ip', 'link', 'set', 'lo', 'up');
  run('ip', 'link', 'add', BRIDGE, 'type', 'bridge');
  run('ip', 'addr', 'add', '10.0.0.1/24', 'dev', BRIDGE);
  run('ip', 'link', 'set', BRIDGE, 'up');
  const made = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const named = ['-subj', '/CN=tavola.example', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made, ...named], { stdio: 'ignore' });
  for (const path of ['/run', '/opt', '/etc/ssl', '/etc/haproxy', '/etc/pgbouncer', '/etc/nginx/conf.d'])
    run('mount', '-t', 'tmpfs', 'tmpfs', path);
  for (const path of ['/var/cache', '/var/log/nginx', '/var/lib/nginx']) run('mount', '-t', 'tmpfs', 'tmpfs', path);
  run('install', '-d', '-o', 'postgres', '/run/postgresql');
  for (const path of ['/opt/tavola/current', '/etc/ssl/tavola', '/var/cache/nginx'])
    mkdirSync(path, { recursive: true });
  run('mount', '--bind', HERE, '/opt/tavola/current');
  owned('/var/cache/tavola');
  for (const port of SITE_PORTS) owned(join(folder, 'site', String(port)));
}

function startNginx(folder: string): void {
  for (const file of ['privkey.pem', 'fullchain.pem']) copyFileSync(join(folder, file), `/etc/ssl/tavola/${file}`);
  copyFileSync('deploy/nginx.conf', '/etc/nginx/conf.d/tavola.conf');
  daemon(folder, 'nginx', ['/usr/sbin/nginx', '-g', 'daemon off;']).start();
}

function startPooler(folder: string, password: string): void {
  copyFileSync('deploy/postgres/haproxy.cfg', '/etc/haproxy/haproxy.cfg');
  copyFileSync('deploy/postgres/pgbouncer.ini', '/etc/pgbouncer/pgbouncer.ini');
  writeFileSync('/etc/pgbouncer/userlist.txt', `"tavola" "${password}"\n`);
  daemon(folder, 'haproxy', ['/usr/sbin/haproxy', '-W', '-f', '/etc/haproxy/haproxy.cfg']).start();
  const postgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--'];
  daemon(folder, 'pgbouncer', [...postgres, '/usr/sbin/pgbouncer', '/etc/pgbouncer/pgbouncer.ini']).start();
}

const daemon = (folder: string, name: string, argv: string[], env: Record<string, string> = {}, restartMs = 3000) =>
  new Daemon({ argv, env: { PATH, ...env }, log: join(folder, `${name}.log`) }, restartMs);

/** A process of the site, with the environment and the program of deploy/tavola@.service. */
function siteProcess(folder: string, port: number, settings: Record<string, string>): Daemon {
  const unit = readFileSync('deploy/tavola@.service', 'utf8').replaceAll('%i', String(port));
  const lines = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, given]) => (given as string).split(' '));
  const env = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
  const program = (/^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '')
    .replace('build/', '/opt/tavola/current/build/')
    .split(' ');
  const nobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--'];
  const inFolder = ['env', '--chdir=/opt/tavola/current', ...nobody, ...program];
  return daemon(folder, `site-${port}`, inFolder, {
    ...env,
    ...settings,
    DATA_DIR: join(folder, 'site', String(port)),
  });
}

/** nginx, two processes of the site, pgbouncer and HAProxy, set up by the files of deploy. */
export class SiteMachine {
  readonly processes: Daemon[];

  private constructor(processes: Daemon[]) {
    this.processes = processes;
  }

  static arrange = arrange;

  static async start(folder: string, password: string): Promise<SiteMachine> {
    startNginx(folder);
    startPooler(folder, password);
    const settings = {
      PUBLIC_URL: 'https://tavola.example',
      DATABASE_PREPARED: 'off',
      LOG_LEVEL: 'warn',
      CAPTCHA: 'off',
      DATABASE_URL: `postgres://tavola:${password}@127.0.0.1:6432/tavola`,
      DATABASE_READ_URL: `postgres://tavola:${password}@127.0.0.1:6432/tavola_standby`,
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
    };
    const site = new SiteMachine(SITE_PORTS.map((port) => siteProcess(folder, port, settings)));
    site.startSites();
    await site.untilReady();
    return site;
  }

  startSites(): void {
    for (const process of this.processes) process.start();
  }
  async stopSites(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.stop()));
  }

  async untilReady(): Promise<void> {
    for (const port of SITE_PORTS)
      await until(`the site on ${port} is ready`, async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) });
        return answer.ok;
      });
  }
}
