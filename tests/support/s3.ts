import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An S3 server with one bucket; `url` suits STORAGE_URL. */
export async function startS3() {
  const directory = await mkdtemp(join(tmpdir(), 'tavola-s3-'));
  const configureBuckets = [{ name: 'cvs', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/cvs?region=eu-west-2`,
    async stop() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
