// npm run test:cluster: the whole cluster on one machine, in networks and a view of the file system of its own, which end
// with this process however it ends. See docs/decisions/021.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAMS = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/pgbackrest': 'pgbackrest',
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': 'libnginx-mod-http-brotli-static',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/sbin/ip': 'iproute2',
  '/usr/bin/openssl': 'openssl',
};
const CANNOT = 2;

function cannot(why: string): never {
  console.error(`npm run test:cluster cannot run here: ${why}.`);
  process.exit(CANNOT);
}

const missing = () => [
  ...new Set(Object.entries(PROGRAMS).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))),
];

/** Debian's packages, which it installs itself. Nothing of them is started, nor any cluster made. */
function installPackages(): void {
  const names = missing();
  if (names.length === 0) return;
  if (!existsSync('/usr/bin/apt-get')) cannot(`${names.join(', ')} missing, and this is no Debian`);
  console.log(`Installing ${names.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const get = (...args: string[]) =>
    execFileSync('apt-get', ['-y', '-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    get('update');
    get('install', '--no-install-recommends', ...names);
  } catch {
    cannot(`the packages ${names.join(', ')} could not be installed`);
  }
}

if (process.platform !== 'linux' || process.getuid?.() !== 0) cannot('it needs Linux and root, for network namespaces');
if (!existsSync('build/server/index.js')) cannot('there is no build: npm run build');
const isolated = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
try {
  execFileSync('unshare', [...isolated, 'ip', 'link', 'add', 'try', 'type', 'bridge'], { stdio: 'ignore' });
} catch {
  cannot('this machine allows no network namespaces');
}
installPackages();

const folder = mkdtempSync('/var/tmp/tavola-cluster-');
let inside: ChildProcess | undefined;
const clean = () => {
  inside?.kill('SIGKILL');
  if (!process.env.KEEP_LOGS) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    clean();
    process.exit(1);
  });

// A shell as its first process takes leave of those whose parents died. With this process everything in there is killed.
const first = ['sh', '-c', '"$@" & wait $!', 'sh'];
const program = [process.execPath, '--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'inside.ts')];
const argv = ['--pdeathsig', 'KILL', 'unshare', ...isolated, ...first, ...program, folder, ...process.argv.slice(2)];
inside = spawn('setpriv', argv, { stdio: ['ignore', 'inherit', 'inherit'] });
inside.once('exit', (code) => {
  clean();
  process.exitCode = code ?? 1;
});
