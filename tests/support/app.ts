import { type AppDeps, createApp } from '../../src/app.ts';
import { type Content, loadContent } from '../../src/content.ts';
import gazetteer from '../../src/platform/geo/gazetteer.json' with { type: 'json' };
import { createOfflineGeocoder } from '../../src/platform/geo/offline.ts';
import { createLog } from '../../src/platform/log.ts';
import { createTokens } from '../../src/platform/tokens.server.ts';

export const NOW = Temporal.Instant.from('2026-11-20T10:00:00Z');
const SECRET = 'a-secret-of-at-least-thirty-two-characters';
export const SESSION = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

let house: Promise<Content> | undefined;
/** The house brand's own content, read once for all tests of a file. */
export const houseContent = (): Promise<Content> => {
  house ??= loadContent('content');
  return house;
};

/** What an app needs around its booking desk: the house content, a still clock, no log. */
export async function appDeps(): Promise<AppDeps> {
  const content = await houseContent();
  return {
    log: createLog('silent'),
    clock: () => NOW,
    brandKey: 'tavola',
    tokens: createTokens(SECRET, () => NOW),
    tokenSecret: SECRET,
    content: () => content,
    geocoder: createOfflineGeocoder(gazetteer, content.restaurants),
    ready: async () => true,
  };
}

/** The headers of a caller who may call. */
export async function callerHeaders(deps: Pick<AppDeps, 'tokens'>): Promise<Record<string, string>> {
  const token = await deps.tokens.issue('tavola');
  return { authorization: `Bearer ${token}`, 'x-brand-key': 'tavola', 'x-session-id': SESSION };
}

export { createApp };
