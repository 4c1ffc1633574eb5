// All checks and tests, in parts: `npm test`, or those of one name: `npm run test:unit`, `test:api`, `test:e2e`. All of
// them run in two lanes, one per core of a small machine, with others in the time they leave; a part's output is buffered
// until it ends. The browser comes last, with two workers of its own. Costs:
// docs/decisions/019-how-the-proof-is-run.md
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const quietly = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const mayInstall = () => process.getuid?.() === 0 && quietly('apt-get', ['--version']);

/** Headless first: a page takes it a third less work. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const BROWSERS = [HEADLESS, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const BRIEFLY = ['-y', '-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];

/** Installs Debian's package, with few retries and without removing anything. */
function install(name) {
  console.log(`Installing Debian's ${name} for the browser tests.`);
  const get = () => quietly('apt-get', ['install', '--no-install-recommends', '--no-remove', ...BRIEFLY, name]);
  return get() || (quietly('apt-get', ['update', ...BRIEFLY]) && get());
}

/** The browser set by CHROMIUM, else Debian's headless one if we may install it, else any on the system. */
function findChromium() {
  const find = () => BROWSERS.find((path) => existsSync(path));
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (find() !== HEADLESS && mayInstall()) install('chromium-headless-shell') || find() || install('chromium');
  const executable = find();
  if (executable) return executable;
  console.error('No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.');
  process.exit(1);
}

/** Packages that tests/support/nginx.ts needs if Debian's nginx isn't installed. */
const NGINX = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];
const BROTLI = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const UNPACKED = 'node_modules/.cache/nginx';

/** Debian's nginx, unpacked rather than installed, so nothing starts by itself. If unavailable, its tests say so. */
function unpackNginx() {
  if (existsSync(`/${BROTLI}`) || existsSync(`${UNPACKED}/${BROTLI}`) || !mayInstall()) return;
  console.log("Fetching Debian's nginx for the tests behind it.");
  mkdirSync(UNPACKED, { recursive: true });
  const download = ['download', ...BRIEFLY, ...NGINX];
  const fetchPackages = () => spawnSync('apt-get', download, { stdio: 'ignore', cwd: UNPACKED }).status === 0;
  if (!fetchPackages() && !(quietly('apt-get', ['update', ...BRIEFLY]) && fetchPackages())) return;
  for (const file of readdirSync(UNPACKED)) quietly('dpkg-deb', ['-x', `${UNPACKED}/${file}`, UNPACKED]);
}

const part = (name, title, command, args, env = {}) => ({ name, title, command, args, env });
const vitest = (name, title, project, ...args) => part(name, title, 'vitest', ['run', '--project', project, ...args]);
const KILLS = 'tests/faults/kill.running.test.ts';

const checks = part('check', 'Static checks', 'npm', ['run', '--silent', 'check']);
/** Low priority: races and killed servers need a core, and no unit test is time-critical. */
const units = { ...vitest('unit', 'Unit tests', 'rules'), gives: true };
const pglite = vitest('api', 'API tests on PGlite', 'database');
const postgres = part('api', 'API tests on PostgreSQL', 'node', ['tests/support/on-postgres.ts']);
const races = vitest('api', 'Races', 'races');
const build = part('e2e', 'Build', 'npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' });
const servers = vitest('e2e', 'The built server as a process', 'running', '--exclude', KILLS);
/** Waits a minute for e-mails whose process was killed. */
const kills = vitest('e2e', 'The built server, killed', 'running', KILLS);
const browser = part('e2e', 'Journeys in the browser', 'playwright', ['test']);
const PARTS = [checks, units, pglite, postgres, races, build, servers, kills, browser];

const NEEDS = {
  unit: 'only the packages',
  api: 'only the packages: they bring PGlite, and PostgreSQL where none is installed',
  e2e: 'Chromium, and nginx for the tests behind it',
};

const began = performance.now();
const passes = [];
let failure;

const durationSince = (since) => {
  const seconds = Math.round((performance.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Runs a part and reports its duration; `aside` buffers its output. */
function run({ title, command, args, env, gives }, aside) {
  const since = performance.now();
  console.log(aside ? `.. ${title}` : `\n== ${title}`);
  const output = [];
  return new Promise((resolve) => {
    const colour = aside && process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    const workers = aside ? { TEST_WORKERS: '1' } : {};
    const stdio = aside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { stdio, env: { ...process.env, ...colour, ...workers, ...env } });
    if (aside && gives && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => output.push(words));
    child.once('error', (error) => console.error(`${title}: ${error.message}`));
    child.once('close', (code) => {
      if (aside) process.stdout.write(`\n== ${title}\n${Buffer.concat(output)}`);
      console.log(`== ${title}: ${code === 0 ? 'passed' : 'failed'} in ${durationSince(since)}`);
      if (code === 0) passes.push(title);
      else failure ??= { title, code };
      resolve();
    });
  });
}

/** After a failure nothing new starts; running parts finish. */
async function follow(parts, aside) {
  for (const part of parts) if (!failure) await run(part, aside);
}

const beside = (...lanes) => Promise.all(lanes.map((parts) => follow(parts, true)));

/**
 * Two lanes, one per core, since races among a hundred diners need theirs; parts that mostly wait run beside the first and
 * end before them. Before the browser, only servers need the build.
 */
async function runAll() {
  const first = follow([checks, build], true).then(() => beside([servers], [kills]));
  await Promise.all([first, beside([pglite, postgres, races], [units])]);
  await follow([browser], false);
}

const [name] = process.argv.slice(2);
if (name && !NEEDS[name]) {
  console.error(`Unknown part ${name}: choose from ${Object.keys(NEEDS).join(', ')}.`);
  process.exit(1);
}
for (const [part, needs] of Object.entries(NEEDS))
  if (!name || name === part) console.log(`test:${part} needs ${needs}.`);
if (!name || name === 'e2e') {
  process.env.CHROMIUM = findChromium();
  unpackNginx();
}
await (name
  ? follow(
      PARTS.filter((part) => part.name === name),
      false,
    )
  : runAll());

if (failure) {
  console.error(`\n${failure.title}: failed.`);
  process.exit(failure.code || 1);
}
console.log(`\nAll passed, in ${durationSince(began)}.\nParts: ${passes.length} passed, 0 failed`);
