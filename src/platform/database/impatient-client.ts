import pg from 'pg';
import { PreparedClient } from './prepared-client.ts';

/** Statement time limit. With the time to connect it stays below the five seconds in which every call must respond. */
const LONGEST_MS = 2500;
/** For this long after a statement hung, others time out early. */
const HANGING_MS = 2000;

type Client = new (config?: pg.ClientConfig) => pg.Client;

/** Clients that drop their connection when a statement hangs, since nothing else would respond on it either. */
function impatient(Base: Client): Client {
  let hangingUntil = 0;
  return class extends Base {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const ask = this.query.bind(this) as (...args: unknown[]) => unknown;
      let watch: NodeJS.Timeout | undefined;
      const hangUp = () => {
        hangingUntil = performance.now() + HANGING_MS;
        const { stream } = (
          this as unknown as { connection: { stream: NodeJS.WritableStream & { destroy(e: Error): void } } }
        ).connection;
        stream.destroy(new Error('the database does not respond'));
      };
      this.on('drain', () => {
        clearTimeout(watch);
        watch = undefined;
      });
      this.once('end', () => clearTimeout(watch));
      const queryWithTimeout = (...args: unknown[]) => {
        watch ??= setTimeout(hangUp, performance.now() < hangingUntil ? HANGING_MS / 10 : LONGEST_MS);
        return ask(...args);
      };
      this.query = queryWithTimeout as typeof this.query;
    }
  };
}

export const ImpatientClient = impatient(pg.Client);
export const ImpatientPreparedClient = impatient(PreparedClient);
