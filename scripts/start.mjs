// Builds if needed, then runs the built server. Plain JavaScript, since an old Node may run it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdPort } from './hold-port.mjs';
import { MALLOC, NODE_FLAGS } from './node-flags.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const node = join(root, 'node_modules', 'node', 'bin', 'node');

function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function passSignalsTo(child) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
}

const serverFile = join(root, 'build', 'server', 'index.js');
const sources = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.workers.config.ts',
  'vite.desk.config.ts',
  'react-router.config.ts',
];
if (!existsSync(serverFile) || Math.max(...sources.map(newest)) > statSync(serverFile).mtimeMs) {
  console.log('Building the site: once, about half a minute.');
  const release = await holdPort();
  const build = spawn('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  passSignalsTo(build);
  const [status] = await once(build, 'exit');
  if (status !== 0) process.exit(status ?? 1);
  await release();
}

// V8's code cache from the first start, for later ones; a build deletes it.
const codeCache = join(root, 'build', 'server', 'compiled');
const server = spawn(node, [...NODE_FLAGS, serverFile], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: codeCache, ...MALLOC, ...process.env, NODE_ENV: 'production' },
});
passSignalsTo(server);
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
