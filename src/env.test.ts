import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

describe('settings', () => {
  test('all have defaults', () => {
    const result = readEnv({});
    expect(result).toMatchObject({ ok: true, env: { PORT: 3000, DATA_DIR: './.data', GEOCODER: 'offline' } });
  });

  test('an empty string counts as unset', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '' })).toEqual(readEnv({}));
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT: "abc" was given'],
    [{ PORT: '70000' }, 'PORT: "70000" was given'],
    [{ GEOCODER: 'maps' }, 'GEOCODER: "maps" was given'],
    [{ CLOCK: 'yesterday' }, 'an ISO instant such as'],
    [{ DATABASE_URL: 'mysql://x' }, 'allowed is a postgres:// address'],
    [{ TOKEN_SECRET: 'short' }, 'at least 32 characters'],
    [{ GTM_ID: 'UA-1234' }, 'a container id such as GTM-'],
  ])('%o is refused with a line that names it', (given, line) => {
    const result = readEnv(given as Record<string, string>);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.problems.join('\n')).toContain(line);
  });

  test('Instagram is asked where it is, unless told otherwise', () => {
    expect(readEnv({})).toMatchObject({ env: { INSTAGRAM_URL: 'https://graph.instagram.com' } });
    expect(readEnv({ INSTAGRAM_URL: 'http://localhost:1/' })).toMatchObject({
      env: { INSTAGRAM_URL: 'http://localhost:1' },
    });
  });

  test('every problem is told at once, secrets never', () => {
    const result = readEnv({ PORT: 'x', TOKEN_SECRET: 'hush', SMTP_URL: 'hush' });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems).toHaveLength(3);
    expect(result.problems.join()).not.toContain('hush');
  });
});
