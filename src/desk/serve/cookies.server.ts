import { parse, serialize } from 'hono/utils/cookie';
import { DAY_MS } from '../../values/time/duration.ts';
import type { DeskTokens } from '../engine/viewer.server.ts';

type Name = keyof DeskTokens;
/** A tablet stays at its restaurant for as long as browsers let a cookie live. */
const MAX_AGE: Record<Name, number | undefined> = { session: undefined, device: (400 * DAY_MS) / 1000 };

/**
 * The desk's cookies. Their names promise that no other host or path set them, which takes https: at an http address,
 * such as http://localhost:3000, there is neither the promise nor the prefix.
 */
export function deskCookies(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const nameOf = (name: Name) => `${isSecure ? '__Host-' : ''}desk-${name}`;
  return {
    read(request: Request): DeskTokens {
      const cookies = parse(request.headers.get('cookie') ?? '');
      return { session: cookies[nameOf('session')] ?? null, device: cookies[nameOf('device')] ?? null };
    },
    /** A Set-Cookie header; null takes the cookie away. */
    write: (name: Name, token: string | null): string =>
      serialize(nameOf(name), token ?? '', {
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        secure: isSecure,
        maxAge: token === null ? 0 : MAX_AGE[name],
      }),
  };
}
