import { expect, test } from 'vitest';
import { clientAction } from './client-action.ts';

/** As the router reports a response that isn't its own. */
const refusal = (status: number, data: string) => ({ status, statusText: 'Refused', internal: false, data });
const timeout = Object.assign(new Error('late'), { name: 'TimeoutError' });

const actionThat = (serverAction: () => Promise<unknown>) =>
  clientAction({ serverAction } as Parameters<typeof clientAction>[0]);

test.each([
  [
    'a refusal in JSON',
    refusal(429, '{"code":429,"message":"That was a lot at once."}'),
    429,
    'That was a lot at once.',
  ],
  ['a refusal in plain text', refusal(415, 'We couldn’t read that.'), 415, 'We couldn’t read that.'],
  ["a proxy's page", refusal(502, '<html>Bad gateway</html>'), 502, /^That didn’t reach us/],
  ['a lost connection', new TypeError('Failed to fetch'), 0, /^We couldn’t reach our servers/],
  ['a time-out', timeout, 0, /^Sorry, something went wrong/],
])('%s becomes a form error, not an error page', async (_, problem, status, words) => {
  const answer = await actionThat(() => Promise.reject(problem));
  expect(answer).toMatchObject({ sent: null, fields: {}, status, problem: expect.stringMatching(words) });
});

test("a form's redirect is followed", async () => {
  const redirect = new Response(null, { status: 303, headers: { location: '/signup-thanks' } });
  await expect(actionThat(() => Promise.reject(redirect))).rejects.toBe(redirect);
});
