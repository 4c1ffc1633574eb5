import { existsSync } from 'node:fs';
import { tokenSecret } from '../../src/platform/api/caller/tokens.server.ts';
import { readEnv } from '../../src/platform/env.ts';
import { internalKey } from '../../src/platform/http/internal-key.server.ts';

export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

type Question = {
  /** What the key is for. */
  command: string;
  /** Below /internal. */
  path: string;
  /** Posted; without it the path is read. */
  body?: object;
  /** What is said of a body that is wrong. */
  refused: string;
};

/** Asks the running server on this machine, as a command of the project; ends with a line that says why it can't. */
export async function askServer<Body>({ command, path, body, refused }: Question): Promise<Body> {
  const settings = readEnv(process.env);
  if (!settings.ok) stop(settings.problems.map((problem) => `Setting ${problem}`).join('\n'));
  const { PORT, TOKEN_SECRET, DATA_DIR } = settings.env;
  if (!TOKEN_SECRET && !existsSync(DATA_DIR))
    stop(`There is no ${DATA_DIR}: set TOKEN_SECRET or DATA_DIR to the server's value.`);
  const url = `http://127.0.0.1:${PORT}/internal${path}`;
  const headers = {
    authorization: `Bearer ${internalKey(tokenSecret(TOKEN_SECRET, DATA_DIR), command)}`,
    'content-type': 'application/json',
  };
  const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  const response = await fetch(url, init).catch(() => null);
  if (response?.status === 400) stop(refused);
  if (!response?.ok)
    stop(`No server responds at ${url}. Start it, or set PORT, DATA_DIR or TOKEN_SECRET to its values.`);
  return (await response.json()) as Body;
}
