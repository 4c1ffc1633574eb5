import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** Takes every e-mail and remembers its Message-ID; one that came twice is there twice. */
export async function startMailServer(port: number) {
  const ids: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        ids.push(/^Message-ID:\s*<([^>]+)>/im.exec(text)?.[1] ?? '');
        done();
      });
    },
  });
  // A site that is killed leaves its connection without a word.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    confirmations: () => new Set(ids.filter((id) => id.startsWith('booking-confirmation.'))).size,
    all: () => ids.length,
    twice: () => ids.length - new Set(ids).size,
  };
}
