import { parseArgs } from 'node:util';
import { DESK_INVITATIONS } from '../src/desk/serve/invitations.server.ts';
import { askServer, stop } from './running-server/ask-server.ts';

/**
 * Invites somebody to the desk, by the running server on this machine, and prints the link that signs them in once: office
 * for all restaurants, or another role at one of them or at all.
 */
const USAGE =
  'npm run desk -- invite owner@example.com, or with --role host, manager or reader and --restaurant and its slug';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { role: { type: 'string' }, restaurant: { type: 'string' } },
});
const [command, email, ...more] = positionals;
if (command !== 'invite' || email === undefined || more.length > 0) stop(USAGE);
const { url } = await askServer<{ url: string }>({
  command: DESK_INVITATIONS,
  path: '/desk/invitations',
  body: { email, ...values },
  refused: USAGE,
});
console.log(`This link signs ${email} in once, until this time tomorrow:\n${url}`);
