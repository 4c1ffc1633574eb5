import { expect, test } from 'vitest';
import { appDeps, callerHeaders, createApp } from '../../../tests/support/app.ts';
import { createLog } from '../log.ts';

const TOKEN = 'Zk3-xP_aB9cD8eF7gH6iJ5kL4mN3oP2qR1sT0uVwXyZ';

test.each([
  ['GET', `/booking/${TOKEN}?step=cancel`, '/booking/:manageToken'],
  ['GET', `/Booking/${TOKEN}/`, '/booking/:manageToken/'],
  ['POST', `/booking/waitlist/${TOKEN}`, '/booking/waitlist/:waitlistToken'],
  ['POST', `/api/booking/manage/${TOKEN}/cancel`, '/api/booking/manage/:manageToken/cancel'],
])('%s %s is logged as %s, and the token nowhere', async (method, path, logged) => {
  let lines = '';
  const log = createLog('trace', {
    write: (line) => {
      lines += line;
    },
  });
  const deps = { ...(await appDeps()), log };
  await createApp(deps).request(path, { method, headers: await callerHeaders(deps) });
  expect(lines).toContain(`"path":"${logged}"`);
  expect(lines).not.toContain(TOKEN);
});
