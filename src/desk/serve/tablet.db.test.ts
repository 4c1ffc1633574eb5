import { describe, expect, test } from 'vitest';
import { deskForEachTest, MANAGER } from '../../../tests/support/desk.ts';

const desk = deskForEachTest();

const PIN = '2580';

/** A shared tablet at Leeds, whose manager has a PIN. */
async function openTablet() {
  const tablet = await desk.signedIn('Ann', MANAGER);
  await tablet.post('/desk/me', { act: 'pin', pin: PIN });
  const response = await tablet.post('/desk/devices', { act: 'enrol', name: 'Front door', storeId: '9001' });
  expect(response.headers.get('location')).toBe('/desk/leeds');
  const pinFields = (pin: string) => ({ 'desk.person': tablet.id, 'desk.pin': pin });
  const givePin = (pin: string) => tablet.post('/desk/pin', pinFields(pin));
  return { ...tablet, givePin, pinFields };
}

test('enrolling a tablet signs the manager out on it, and shows the day of its restaurant alone', async () => {
  const tablet = await openTablet();
  expect([...tablet.cookies.keys()]).toEqual(['__Host-desk-device']);
  expect((await tablet.send('/desk/leeds')).status).toBe(200);
  expect((await tablet.send('/desk/york')).status).toBe(403);
  for (const path of ['/desk/people', '/desk/devices', '/desk/me'])
    expect((await tablet.send(path)).headers.get('location')).toBe('/desk/pin');
});

test('a PIN puts a name on what is done for two minutes', async () => {
  const tablet = await openTablet();
  expect(await tablet.read('/desk/leeds')).toContain('Enter your PIN');
  expect((await tablet.givePin(PIN)).status).toBe(303);
  expect(await tablet.read('/desk/leeds')).toContain('Lock (Ann)');
  desk.later({ seconds: 119 });
  expect(await tablet.read('/desk/leeds')).toContain('Lock (Ann)');
  desk.later({ seconds: 1 });
  expect(await tablet.read('/desk/leeds')).toContain('Enter your PIN');
});

describe('a post from a tablet on which nobody acts', () => {
  const steps = () => desk.deps.db.selectFrom('party_statuses').select('steps').execute();

  test('a post from a tablet on which nobody acts is answered with the PIN page, and done in the name of whoever gives theirs', async () => {
    const tablet = await openTablet();
    const bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
    const fields = { bookingId, from: 'booked', to: 'arrived' };
    const question = await tablet.post('/desk/leeds?q=Baker', fields);
    expect(question.status).toBe(403);
    const page = await question.text();
    expect(page).toContain('<title>Who’s this? | Tavola desk</title>');
    expect(page).toContain('action="/desk/leeds?q=Baker" method="post"');
    for (const [name, value] of Object.entries(fields))
      expect(page).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    expect(await steps()).toEqual([]);

    const answer = await tablet.post('/desk/leeds?q=Baker', { ...fields, ...tablet.pinFields(PIN) });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/desk/leeds#${bookingId}`]);
    expect(await steps()).toEqual([{ steps: ['arrived'] }]);
    const entry = await desk.deps.db
      .selectFrom('desk_log')
      .selectAll()
      .where('act', '=', 'status')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ person_id: tablet.id, subject: bookingId });
    expect(entry.device_id).not.toBeNull();
  });

  test('a post from a tablet on which nobody acts stays as it was when the PIN is wrong', async () => {
    const tablet = await openTablet();
    const bookingId = await desk.book({ time: '19:00', lastName: 'Baker', phone: '' });
    const fields = { bookingId, from: 'booked', to: 'arrived' };
    const answer = await tablet.post('/desk/leeds', { ...fields, ...tablet.pinFields('9999') });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain('<title>Error: Who’s this? | Tavola desk</title>');
    expect(page).toContain('That PIN isn’t right.');
    expect(page).toContain(`value="${bookingId}"`);
    expect(page).not.toContain('9999');
    expect(await steps()).toEqual([]);
  });

  test('a post from a tablet on which nobody acts needs no PIN where it signs somebody in', async () => {
    const tablet = await openTablet();
    expect((await tablet.post('/desk/sign-in', { email: 'ann@example.com' })).status).toBe(200);
  });
});

test('a person on a tablet manages nobody, whatever their role', async () => {
  const tablet = await openTablet();
  await tablet.givePin(PIN);
  expect((await tablet.send('/desk/people')).headers.get('location')).toBe('/desk/pin');
});

test('after five wrong PINs the right one has to wait as well', async () => {
  const tablet = await openTablet();
  for (let times = 0; times < 5; times += 1) expect((await tablet.givePin('9999')).status).toBe(400);
  expect((await tablet.givePin(PIN)).status).toBe(429);
});

test('PINs are stored as scrypt hashes, each with a salt of its own', async () => {
  const [ann, ben] = [await desk.signedIn('Ann', MANAGER), await desk.signedIn('Ben', MANAGER)];
  for (const person of [ann, ben]) await person.post('/desk/me', { act: 'pin', pin: PIN });
  const pins = await desk.deps.db.selectFrom('desk_people').select('pin').execute();
  expect(new Set(pins.map(({ pin }) => pin)).size).toBe(2);
  expect(pins.every(({ pin }) => /^[\w-]{22}\.[\w-]{43}$/.test(pin ?? ''))).toBe(true);
  expect((await ann.post('/desk/me', { act: 'pin', pin: '1111' })).status).toBe(400);
});

test('a tablet that was removed shows nothing', async () => {
  const tablet = await openTablet();
  const manager = desk.browser();
  await manager.post(await desk.linkFor('sign-in', tablet.id));
  const device = await desk.deps.db.selectFrom('desk_devices').select('id').executeTakeFirstOrThrow();
  expect((await manager.post('/desk/devices', { act: 'remove', deviceId: device.id })).status).toBe(303);
  expect((await tablet.send('/desk/leeds')).headers.get('location')).toBe('/desk/sign-in');
});
