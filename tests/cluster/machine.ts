import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Daemon } from './daemon.ts';

export const BRIDGE = 'tavola0';
const PLAIN = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: '/tmp' };

type Options = { user?: string; env?: Record<string, string>; input?: string };

/** Runs a program as root or another account of this machine. */
const as = (user: string | undefined, argv: string[]) =>
  user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', '--', ...argv] : argv;

/**
 * One machine of the cluster: a network namespace with an address of its own, and folders of its own where the
 * configuration expects them. The kernel and all else it shares with the others.
 */
export class Machine {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  readonly #holder: number;

  private constructor(name: string, address: string, folder: string, holder: number) {
    this.name = name;
    this.address = address;
    this.folder = folder;
    this.#holder = holder;
  }

  /** `own`: folders that are its own, empty at first; `shared`: those, by path, that it shares with others. */
  static async start(
    { name, address, folder }: { name: string; address: string; folder: string },
    { own, shared = {} }: { own: string[]; shared?: Record<string, string> },
  ): Promise<Machine> {
    const ofOwn = own.map((path) => [path, join(folder, name, path)] as const);
    for (const [, source] of ofOwn) mkdirSync(source, { recursive: true });
    const binds = [...ofOwn, ...Object.entries(shared)].map(([path, source]) => `mount --bind '${source}' '${path}'`);
    const script = ['set -e', ...binds, 'mount -t tmpfs tmpfs /run', 'ip link set lo up', 'echo made', 'exec sleep 1d'];
    const holder = spawn('unshare', ['--net', '--mount', 'sh', '-c', script.join('\n')], {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    const machine = new Machine(name, address, join(folder, name), holder.pid as number);
    const outside = `to-${name}`;
    const network = ['link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(holder.pid)];
    execFileSync('ip', network);
    execFileSync('ip', ['link', 'set', outside, 'master', BRIDGE, 'up']);
    machine.run(['ip', 'addr', 'add', `${address}/24`, 'dev', 'eth0']);
    machine.run(['ip', 'link', 'set', 'eth0', 'up']);
    return machine;
  }

  #inside(argv: string[]): string[] {
    return ['nsenter', '-t', String(this.#holder), '-n', '-m', '--', ...argv];
  }

  /** Runs a program to its end and returns what it printed; throws when it fails. */
  run(argv: string[], { user, env, input }: Options = {}): string {
    const [program = '', ...args] = this.#inside(as(user, argv));
    const stdio = ['pipe', 'pipe', 'pipe'] as const;
    return execFileSync(program, args, { cwd: '/', env: { ...PLAIN, ...env }, input, stdio: [...stdio] }).toString();
  }

  /** The same for one that takes long, without holding up everything else. */
  async runLong(argv: string[], { user, env }: Options = {}): Promise<string> {
    const [program = '', ...args] = this.#inside(as(user, argv));
    const child = spawn(program, args, { cwd: '/', env: { ...PLAIN, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (words) => {
        said += words;
      });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${argv.join(' ')} on ${this.name}: ${said}`);
    return said;
  }

  /** A program that goes on, and is started again `restartMs` after it died. */
  daemon(argv: string[], { user, env, restartMs = 3000 }: Options & { restartMs?: number } = {}): Daemon {
    const log = join(this.folder, `${argv[0]?.split('/').at(-1)}.log`);
    return new Daemon({ argv: this.#inside(as(user, argv)), env: { ...PLAIN, ...env }, log }, restartMs);
  }

  /** kill -9 of every process on it at once. */
  killAll(): void {
    const own = readlinkSync(`/proc/${this.#holder}/ns/net`);
    for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
      if (pid === this.#holder || networkOf(pid) !== own) continue;
      killNow(pid);
    }
  }

  /** Nothing goes to these addresses any more, so no answer comes from them either. */
  cutFrom(addresses: string[]): void {
    for (const address of addresses) this.run(['ip', 'route', 'add', 'blackhole', `${address}/32`]);
  }
  joinAgain(addresses: string[]): void {
    for (const address of addresses) this.run(['ip', 'route', 'del', 'blackhole', `${address}/32`]);
  }
}

function networkOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`);
  } catch {
    return null;
  }
}

export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended meanwhile
  }
}
