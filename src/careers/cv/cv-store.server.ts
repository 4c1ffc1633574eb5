import { AwsClient } from 'aws4fetch';
import { NOT_FOUND } from '../../values/http-status.ts';

/** Stores CVs outside the database. */
export type CvStore = {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Throws if missing. */
  get(key: string): Promise<Buffer>;
  /** Does nothing if missing. */
  remove(key: string): Promise<void>;
};

const TIMEOUT_MS = 30_000;

/**
 * A bucket of an S3-compatible store: https://key:secret@host/bucket?region=eu-west-2. Each method throws if the store
 * fails.
 */
export function openCvStore(url: string): CvStore {
  const { username, password, origin, pathname, searchParams } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    // The job retries.
    retries: 0,
  });
  const base = `${origin}${pathname.replace(/\/$/, '')}`;
  const call = async (method: string, key: string, init: RequestInit = {}) => {
    const answer = await client.fetch(`${base}/${key}`, { ...init, method, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok || (method === 'DELETE' && answer.status === NOT_FOUND)) return answer;
    await answer.body?.cancel();
    throw new Error(`the CV store responded ${answer.status} to ${method}`);
  };
  return {
    async put(key, content, contentType) {
      await call('PUT', key, { body: new Uint8Array(content), headers: { 'content-type': contentType } });
    },
    get: async (key) => Buffer.from(await (await call('GET', key)).arrayBuffer()),
    async remove(key) {
      await call('DELETE', key);
    },
  };
}
