import { afterEach, expect, test, vi } from 'vitest';
import { pushToDataLayer, signalConsent, takeEvents } from './data-layer.ts';

afterEach(() => vi.unstubAllGlobals());

test('taking events leaves consent signals in the same queue array', () => {
  const page: { dataLayer?: unknown[] } = {};
  vi.stubGlobal('window', page);
  expect(takeEvents()).toEqual([]);
  signalConsent('default', { analytics_storage: 'denied' });
  pushToDataLayer({ event: 'sign_up', method: 'signup' });
  signalConsent('update', { analytics_storage: 'granted' });
  const queue = page.dataLayer;
  expect(takeEvents()).toEqual([{ event: 'sign_up', method: 'signup' }]);
  pushToDataLayer({ event: 'generate_lead', form: 'contact' });
  expect(page.dataLayer).toBe(queue);
  expect(queue?.map((entry) => (entry as ArrayLike<string>)[1] ?? (entry as { event: string }).event)).toEqual([
    'default',
    'update',
    'generate_lead',
  ]);
});
