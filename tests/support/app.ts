import type { AppDeps } from '../../src/app.ts';
import { type Content, loadContent } from '../../src/content/content.ts';
import { createTokens } from '../../src/platform/api/caller/tokens.server.ts';
import { defaultEnv } from '../../src/platform/env.ts';
import gazetteer from '../../src/platform/geo/gazetteer.json' with { type: 'json' };
import { createOfflineGeocoder } from '../../src/platform/geo/offline.ts';
import { createLog } from '../../src/platform/log.ts';
import { TEST_NOW } from './test-clock.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
export const SESSION = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

let loadedContent: Promise<Content> | undefined;
/** The sample content, loaded once per test file. */
export const brandContent = (): Promise<Content> => {
  loadedContent ??= loadContent('content');
  return loadedContent;
};

/** Dependencies of an app without booking: sample content, fixed clock, silent log. */
export async function appDeps(): Promise<AppDeps> {
  const content = await brandContent();
  return {
    env: defaultEnv,
    log: createLog('silent'),
    clock: () => TEST_NOW,
    brandKey: 'tavola',
    tokens: createTokens(SECRET, () => TEST_NOW),
    tokenSecret: SECRET,
    content: () => content,
    geocoder: createOfflineGeocoder(gazetteer, content.restaurants),
    ready: async () => true,
  };
}

export async function callerHeaders(deps: Pick<AppDeps, 'tokens'>): Promise<Record<string, string>> {
  const token = await deps.tokens.issue('tavola');
  return { authorization: `Bearer ${token}`, 'x-brand-key': 'tavola', 'x-session-id': SESSION };
}
