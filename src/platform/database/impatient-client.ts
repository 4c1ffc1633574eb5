import pg from 'pg';
import { PreparedClient } from './prepared-client.ts';

/** How long a statement may take. With the time to connect it is below the five seconds in which every call is answered. */
const LONGEST_MS = 2500;
/** So long after a statement hung no other is waited for. */
const HANGING_MS = 2000;

type Client = new (config?: pg.ClientConfig) => pg.Client;

/** Clients that give their connection up when a statement hangs: nothing else would answer on it either. */
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
        stream.destroy(new Error('the database does not answer'));
      };
      this.on('drain', () => {
        clearTimeout(watch);
        watch = undefined;
      });
      this.once('end', () => clearTimeout(watch));
      const watched = (...args: unknown[]) => {
        watch ??= setTimeout(hangUp, performance.now() < hangingUntil ? HANGING_MS / 10 : LONGEST_MS);
        return ask(...args);
      };
      this.query = watched as typeof this.query;
    }
  };
}

export const ImpatientClient = impatient(pg.Client);
export const ImpatientPreparedClient = impatient(PreparedClient);
