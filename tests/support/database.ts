import { openAsBlob } from 'node:fs';
import { type Connection, openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { fromGivenBack } from './given-back.ts';

/** A new database on the server at `url`: empty, or a copy of the template. */
export async function createDatabase(url: string, template?: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = await openDatabase({ url, poolSize: 1 });
  await server.pool.query(`create database ${name} ${template ? `template ${template}` : ''}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    async drop() {
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

/** The initial contents of a database in memory; undefined without a template. */
async function templateContents(): Promise<Blob | undefined> {
  const file = process.env.TEST_DATABASE_TEMPLATE;
  return file ? openAsBlob(file) : undefined;
}

async function makeInMemory<Tables>(): Promise<Connection<Tables>> {
  const connection = await openDatabase<Tables>({ dump: await templateContents() });
  await migrate(connection.db);
  return connection;
}

async function makeOnServer<Tables>(url: string, template?: string): Promise<Connection<Tables>> {
  const database = await createDatabase(url, template);
  const connection = await openDatabase<Tables>({ url: database.url });
  await migrate(connection.db);
  return {
    ...connection,
    async close() {
      await connection.close();
      await database.drop();
    },
  };
}

/**
 * A database with only the schema: PGlite in memory, or one of the server at TEST_DATABASE_URL, perhaps reused; or a
 * new one on the server at `url`, dropped by close().
 */
export async function openTestDatabase<Tables>(url = process.env.TEST_DATABASE_URL): Promise<Connection<Tables>> {
  // Without a template there are no queues, and no reuse.
  if (!url) return process.env.TEST_DATABASE_TEMPLATE ? fromGivenBack(makeInMemory<Tables>) : makeInMemory<Tables>();
  if (url !== process.env.TEST_DATABASE_URL) return makeOnServer(url);
  return fromGivenBack(() => makeOnServer<Tables>(url, process.env.TEST_DATABASE_TEMPLATE));
}
