// Builds when needed, then runs the built server. Plain JavaScript, since it may be run by an old Node.
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

const built = join(root, 'build', 'server', 'index.js');
const sources = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.workers.config.ts',
  'react-router.config.ts',
];
if (!existsSync(built) || Math.max(...sources.map(newest)) > statSync(built).mtimeMs) {
  console.log('Building the site: once, about half a minute.');
  const release = await holdPort();
  const build = spawn('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  passSignalsTo(build);
  const [status] = await once(build, 'exit');
  if (status !== 0) process.exit(status ?? 1);
  await release();
}

// What V8 made of the server's text at its first start, for those after it; a build takes it away.
const compiled = join(root, 'build', 'server', 'compiled');
const server = spawn(node, [...NODE_FLAGS, built], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compiled, ...MALLOC, ...process.env, NODE_ENV: 'production' },
});
passSignalsTo(server);
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
