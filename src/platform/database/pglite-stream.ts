import { Duplex } from 'node:stream';

/** Runs raw protocol bytes in PGlite and returns its raw response. */
export type ProtocolExec = (bytes: Uint8Array) => Promise<Buffer>;

const SYNC = 0x53;
const QUERY = 0x51;
const FLUSH = 0x48;
const COPY_DONE = 0x63;
const COPY_FAIL = 0x66;
const TERMINATE = 0x58;
const ENDS_A_BATCH = new Set([SYNC, QUERY, FLUSH, COPY_DONE, COPY_FAIL]);

function simpleQuery(sql: string): Buffer {
  const body = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.writeUInt8(QUERY, 0);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** One session at a time: the next client waits until the previous session has been reset. */
export class SessionGate {
  #free: Promise<void> = Promise.resolve();

  enter(): { ready: Promise<void>; leave: () => void } {
    const ready = this.#free;
    let leave = () => {};
    this.#free = new Promise((resolve) => {
      leave = resolve;
    });
    return { ready, leave };
  }

  /** Resolves once the last session is reset: an ended pool doesn't wait for its clients to go. */
  get empty(): Promise<void> {
    return this.#free;
  }
}

/** Replaces node-postgres' socket: passes whole batches of its protocol to PGlite and returns the responses. */
export class PgliteStream extends Duplex {
  #exec: ProtocolExec;
  #pending: Buffer = Buffer.alloc(0);
  #batch: Buffer[] = [];
  #started = false;
  #work: Promise<void>;
  #leave: () => void;

  constructor(exec: ProtocolExec, gate: SessionGate) {
    super();
    this.#exec = exec;
    const { ready, leave } = gate.enter();
    this.#work = ready;
    this.#leave = leave;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: () => void): void {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk;
    for (let message = this.#nextMessage(); message; message = this.#nextMessage()) this.#take(message);
    callback();
  }

  /** The start-up message is the only one without a type byte. */
  #nextMessage(): Buffer | undefined {
    const typeBytes = this.#started ? 1 : 0;
    if (this.#pending.length < typeBytes + 4) return undefined;
    const length = typeBytes + this.#pending.readInt32BE(typeBytes);
    if (this.#pending.length < length) return undefined;
    const message = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    return message;
  }

  #take(message: Buffer): void {
    if (!this.#started) {
      this.#started = true;
      this.#send(message);
      return;
    }
    const type = message[0] as number;
    if (type === TERMINATE) {
      this.end();
      return;
    }
    this.#batch.push(message);
    if (!ENDS_A_BATCH.has(type)) return;
    this.#send(Buffer.concat(this.#batch));
    this.#batch = [];
  }

  #send(bytes: Buffer): void {
    this.#work = this.#work.then(async () => {
      try {
        const answer = await this.#exec(bytes);
        if (answer.length > 0 && !this.readableEnded) this.push(answer);
      } catch (error) {
        this.destroy(error as Error);
      }
    });
  }

  #reset(): Promise<unknown> {
    return this.#work
      .then(() => this.#exec(simpleQuery('ROLLBACK')))
      .then(() => this.#exec(simpleQuery('DISCARD ALL')))
      .finally(this.#leave);
  }

  override _final(callback: (error?: Error | null) => void): void {
    this.#reset().then(() => {
      this.push(null);
      callback();
    }, callback);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    const settle = this.writableFinished ? Promise.resolve() : this.#reset();
    settle.then(
      () => callback(error),
      () => callback(error),
    );
  }
}
