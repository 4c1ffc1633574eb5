import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

export type Command = { argv: string[]; env?: Record<string, string>; log: string };

/** A process that is started again some time after it died, as systemd does; not after it was stopped. */
export class Daemon {
  #child: ChildProcess | undefined;
  #wanted = false;
  readonly #command: Command;
  readonly #restartMs: number;

  constructor(command: Command, restartMs: number) {
    this.#command = command;
    this.#restartMs = restartMs;
  }

  start(): void {
    this.#wanted = true;
    const { argv, env, log } = this.#command;
    const [program = '', ...args] = argv;
    const output = openSync(log, 'a');
    const child = spawn(program, args, { cwd: '/', env, stdio: ['ignore', output, output] });
    this.#child = child;
    child.once('exit', () => {
      if (this.#wanted) setTimeout(() => this.#wanted && this.start(), this.#restartMs);
    });
  }

  get env(): Record<string, string> {
    return this.#command.env ?? {};
  }

  /** Lets it finish; it stays away until it is started again. */
  async stop(): Promise<void> {
    this.#wanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await Promise.all([once(child, 'exit'), child.kill('SIGTERM')]);
  }

  /** kill -9: it comes back by itself. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }
}
