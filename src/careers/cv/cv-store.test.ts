import { afterAll, beforeAll, expect, test } from 'vitest';
import { startS3 } from '../../../tests/support/s3.ts';
import { openCvStore } from './cv-store.server.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

test('a stored CV can be read until it is removed', async () => {
  const store = openCvStore(s3.url);
  const content = Buffer.from([0, 1, 2, 255, 254, 37, 80, 68, 70]);
  await store.put('applications/one', content, 'application/pdf');
  expect((await store.get('applications/one')).equals(content)).toBe(true);
  await store.remove('applications/one');
  await store.remove('applications/one');
  await expect(store.get('applications/one')).rejects.toThrow('the CV store responded 404 to GET');
});

test('a failure of the CV store throws', async () => {
  const noBucket = openCvStore(s3.url.replace('/cvs?', '/none?'));
  await expect(noBucket.put('applications/two', Buffer.from('a'), 'application/pdf')).rejects.toThrow('404');
  const absent = openCvStore('http://key:secret@127.0.0.1:9/cvs');
  await expect(absent.get('applications/two')).rejects.toThrow();
});
