import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signInLink, test } from './support.ts';

/** An authenticator such as a phone has, whose owner is always there. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const RESTAURANT = 'Leeds Greek Street';

/** Each size has parties of its own, since both have one site. */
const PARTIES = {
  wide: { name: 'Hannah Mistry', phone: '07700 900102', needs: 'Peanuts, tree nuts', other: 'Amara Hartley' },
  phone: { name: 'Callum Farrell', phone: '07700 900107', needs: '2 high chairs', other: 'Ruth Barker' },
};

/** Presses a link or button that a phone has folded under Account. */
async function pressOwn(link: Locator) {
  const account = link.page().getByText('Account', { exact: true });
  await expect(account.or(link).filter({ visible: true }).first()).toBeVisible();
  if (await account.isVisible()) await account.click();
  await link.click();
}

test('desk: a host finds a party, seats it and takes that back @phone', async ({ page, baseURL }, { project }) => {
  const { name, phone, needs } = PARTIES[project.name as keyof typeof PARTIES];
  await page.goto(await signInLink(baseURL as string, 'Tom Ashworth'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Other journeys book tables for tonight, too.
  await expect(page.getByText(/\d+ to come$/)).toBeVisible();
  await expectAccessible(page);
  // However far down, the menu is there, and covers nothing that has the focus.
  const parties = page.locator('li[data-name] h2 a').filter({ visible: true });
  await parties.last().focus();
  await expect(page.getByRole('link', { name: 'Walk-in', exact: true })).toBeInViewport();
  await parties.first().focus();
  const menuBox = await page.getByRole('navigation', { name: RESTAURANT }).boundingBox();
  const partyBox = await parties.first().boundingBox();
  expect(partyBox?.y).toBeGreaterThanOrEqual((menuBox?.y ?? 0) + (menuBox?.height ?? 0));
  await page.getByLabel('Name, phone or reference').fill(phone);
  await page.getByRole('button', { name: 'Show' }).click();
  const party = page.getByRole('listitem').filter({ hasText: needs });
  await expect(party).toHaveCount(1);
  // By keyboard, from one step to the next.
  await party.getByRole('button', { name: 'Arrived' }).press('Enter');
  const seated = page.getByRole('button', { name: `Seated: ${name}` });
  await expect(seated).toBeFocused();
  await expect(seated).toBeEnabled();
  await seated.press('Enter');
  await expect(page.getByRole('button', { name: `Left: ${name}` })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Undo seated for ${name}` }).click();
  await page.getByRole('button', { name: `Undo arrived for ${name}` }).click();
  await expect(page.getByRole('button', { name: `Arrived: ${name}` })).toBeVisible();
});

test('desk: a manager adds a passkey, signs in with it and shares a tablet @phone', async ({ page, baseURL }, {
  project,
}) => {
  await addAuthenticator(page);
  await page.goto(await signInLink(baseURL as string, 'Maya Bello'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: RESTAURANT })).toBeVisible();
  await expectAccessible(page);
  const menus = page.locator('summary:visible').filter({ hasText: /^(More|Account)/ });
  for (const menu of (await menus.all()).toReversed()) await menu.click();
  await expect(page.locator('details[name="menu"][open]')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('details[name="menu"][open]')).toHaveCount(0);

  await pressOwn(page.getByRole('link', { name: 'Maya Bello' }));
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  // The other size has added one to the same person.
  const passkeys = page.getByText('Added 20 November 2026');
  const before = await passkeys.count();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.poll(() => passkeys.count()).toBeGreaterThan(before);
  await expectAccessible(page);
  await pressOwn(page.getByRole('button', { name: 'Sign out' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: RESTAURANT })).toBeVisible();

  await pressOwn(page.getByRole('link', { name: 'People' }));
  await expect(page.getByRole('heading', { name: 'Tom Ashworth' })).toBeVisible();
  await expectAccessible(page);
  await pressOwn(page.getByRole('link', { name: 'Tablets' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Tablets' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Front door');
  await page.getByRole('button', { name: 'Share this tablet' }).click();
  const { other } = PARTIES[project.name as keyof typeof PARTIES];
  await page.getByRole('button', { name: `Arrived: ${other}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who’s this?' })).toBeVisible();
  await page.getByLabel('Name').selectOption('Tom Ashworth');
  await page.getByLabel('PIN').fill('1470');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(page.getByRole('button', { name: 'Lock (Tom Ashworth)' })).toBeVisible();
  await page.getByRole('button', { name: `Undo arrived for ${other}` }).click();
  await expect(page.getByRole('button', { name: `Arrived: ${other}` })).toBeVisible();
  await expectAccessible(page);
});

test('desk: a manager confirms by passkey that it’s them, and the invitation is sent @phone', async ({
  page,
  baseURL,
}, { project }) => {
  await addAuthenticator(page);
  const signIn = async () => {
    await page.goto(await signInLink(baseURL as string, 'Maya Bello'));
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn();
  await pressOwn(page.getByRole('link', { name: 'Maya Bello' }));
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  const passkeys = page.getByText('Added 20 November 2026');
  const before = await passkeys.count();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect.poll(() => passkeys.count()).toBeGreaterThan(before);
  // Whoever has a passkey is not confirmed by a link.
  await signIn();
  await pressOwn(page.getByRole('link', { name: 'People' }));
  const name = `Sam Reed, ${project.name}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(`sam-${project.name}@example.com`);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('desk: a note is saved after signing in again by passkey', async ({ page, baseURL }) => {
  await addAuthenticator(page);
  await page.goto(await signInLink(baseURL as string, 'Tom Ashworth'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Tom Ashworth' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Added /).first()).toBeVisible();
  await page.goto('/desk/leeds-greek-street');
  await page.getByRole('link', { name: PARTIES.wide.name }).click();
  await page.getByLabel('Note for the team').fill('Window, please');
  await page.context().clearCookies({ name: 'desk-session' });
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to carry on' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByLabel('Note for the team')).toHaveValue('Window, please');
});

test('desk: a scanned voucher is looked up', async ({ page, baseURL }) => {
  // Chromium reads QR codes only where the system does: the camera and what it sees are the test's.
  await page.addInitScript((code) => {
    const camera = async () => {
      const canvas = document.createElement('canvas');
      // A stream has no frame until its canvas is drawn on.
      setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 1, 1), 50);
      return canvas.captureStream();
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: camera } });
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = async () => [{ rawValue: code }];
      },
    });
  }, 'CDFG-HJKM-NPQR');
  await page.goto(await signInLink(baseURL as string, 'Tom Ashworth'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Vouchers' }).click();
  await page.getByRole('button', { name: 'Scan it' }).click();
  await expect(page.getByText('We don’t know the code CDFG-HJKM-NPQR.')).toBeVisible();
  await expectAccessible(page);
});
