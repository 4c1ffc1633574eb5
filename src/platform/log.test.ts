import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(fields: object): Record<string, unknown> {
  let line = '';
  const log = createLog('info', {
    write: (text) => {
      line += text;
    },
  });
  log.error(fields, 'it failed');
  return JSON.parse(line);
}

test("a log line names its level, and omits an error's database row and connection", () => {
  const detail = 'Key (email)=(ann@example.co.uk) already exists.';
  const ofDatabase = Object.assign(new Error('duplicate key'), { code: '23505', detail, client: { user: 'tavola' } });
  const line = logged({ err: new Error('not booked', { cause: ofDatabase }) });
  expect(line).toMatchObject({
    level: 'error',
    msg: 'it failed',
    err: { type: 'Error', message: 'not booked', cause: { type: 'Error', message: 'duplicate key', code: '23505' } },
  });
  expect(JSON.stringify(line)).not.toMatch(/ann@|"client"/);
  expect(JSON.stringify(logged({ err: { ...ofDatabase, message: 'copied', stack: 'here' } }))).not.toMatch(
    /ann@|"client"/,
  );
});
