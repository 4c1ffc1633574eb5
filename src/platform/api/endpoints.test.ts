import { expect, test } from 'vitest';
import type { BookingEndpoints } from '../../booking/api/api.server.ts';
import type { ContactEndpoints } from '../../contact/api/contact-api.server.ts';
import type { RestaurantEndpoints } from '../../restaurants/content-routes.server.ts';
import type { GeoEndpoints } from '../../restaurants/geo-api.server.ts';
import type { ApiClient, ApiResult } from './api-client.ts';
import { typedClient } from './endpoints.ts';

/** A client that always returns `data` and records its calls. */
function client(data: unknown = {}) {
  const calls: unknown[][] = [];
  const answer = { ok: true, data } as ApiResult<never>;
  const api: ApiClient = {
    get: async (path) => {
      calls.push(['GET', path]);
      return answer;
    },
    post: async (path, body) => {
      calls.push(['POST', path, body]);
      return answer;
    },
    send: async (path, init) => {
      calls.push([init?.method, path, init?.keepalive]);
      return new Response();
    },
  };
  return { api, calls };
}

const party = { occasionId: 'table & chairs', adults: 4, children: 0 };
const params = { storeId: '1001' };

test('the path is filled in, the query encoded, and undefined values left out', async () => {
  const { api, calls } = client();
  const { get } = typedClient<BookingEndpoints & GeoEndpoints & RestaurantEndpoints>(api);
  await get('/api/booking/slots/{storeId}', { params, query: { ...party, dates: '2026-11-28', areaId: 'null' } });
  await get('/api/booking/bookingmenu/{storeId}', { params, query: { ...party, dates: 'a,b', time: undefined } });
  await get('/api/geo/search/{query}', { params: { query: 'LS1 4DY/x' }, query: { suggest: '1' } });
  for (const query of ['.', '..', '...']) await get('/api/geo/search/{query}', { params: { query } });
  await get('/api/v1/content/search-restaurants/');
  expect(calls.map(([, path]) => path)).toEqual([
    '/api/booking/slots/1001?occasionId=table+%26+chairs&adults=4&children=0&dates=2026-11-28&areaId=null',
    '/api/booking/bookingmenu/1001?occasionId=table+%26+chairs&adults=4&children=0&dates=a%2Cb',
    '/api/geo/search/LS1%204DY%2Fx?suggest=1',
    ...['.%20', '..%20', '...'].map((query) => `/api/geo/search/${query}`),
    '/api/v1/content/search-restaurants/',
  ]);
});

test('a POST without a body sends an empty object; other methods return the raw response', async () => {
  const { api, calls } = client();
  const { post, send } = typedClient<BookingEndpoints>(api);
  const body = { stores: [{ storeId: '1001' }], date: '2026-11-28', adultCovers: 4 };
  await post('/api/booking/availability', { body });
  await post('/api/booking/holds/{holdToken}/renew', { params: { holdToken: 'h' } });
  await send('delete', '/api/booking/holds/{holdToken}', { params: { holdToken: 'h' } }, { keepalive: true });
  expect(calls).toEqual([
    ['POST', '/api/booking/availability', body],
    ['POST', '/api/booking/holds/h/renew', {}],
    ['DELETE', '/api/booking/holds/h', true],
  ]);
});

test('a form is sent as fields and files, repeated names in order, undefined values left out', async () => {
  const { api, calls } = client();
  const { post } = typedClient<ContactEndpoints>(api);
  const files = [new File(['one'], 'one.pdf'), new File(['two'], 'two.pdf')];
  const person = { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.co.uk', phone: '07700 900123' };
  const words = { enquiryType: 'visit/praise', message: 'Lovely.', idempotencyKey: 'message-1' };
  await post('/api/contact/sendemail', {
    form: { ...person, ...words, uploadedFiles: files, captchaToken: undefined },
  });
  const form = calls[0]?.[2] as FormData;
  expect(form).toBeInstanceOf(FormData);
  expect(form.get('firstName')).toBe('Ann');
  expect(form.getAll('uploadedFiles')).toEqual(files);
  expect(form.has('captchaToken')).toBe(false);
});
