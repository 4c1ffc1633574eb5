import { afterEach, expect, test, vi } from 'vitest';
import { dropEvents, pushToDataLayer, signalConsent } from './data-layer.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is dropped are events, not signals of consent, and the queue stays the same array', () => {
  const page: { dataLayer?: unknown[] } = {};
  vi.stubGlobal('window', page);
  dropEvents();
  signalConsent('default', { analytics_storage: 'denied' });
  pushToDataLayer({ event: 'sign_up', method: 'signup' });
  signalConsent('update', { analytics_storage: 'granted' });
  const queue = page.dataLayer;
  dropEvents();
  pushToDataLayer({ event: 'generate_lead', form: 'contact' });
  expect(page.dataLayer).toBe(queue);
  expect(queue?.map((entry) => (entry as ArrayLike<string>)[1] ?? (entry as { event: string }).event)).toEqual([
    'default',
    'update',
    'generate_lead',
  ]);
});
