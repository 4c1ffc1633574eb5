import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

async function post<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/desk/passkeys${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(String(response.status));
  return response.json() as Promise<Answer>;
}

/** An empty post starts a ceremony, and the browser's answer ends it. */
async function runAt<Options>(path: string, ask: (options: { optionsJSON: Options }) => Promise<object>) {
  await post(path, await ask({ optionsJSON: await post<Options>(path) }));
}

/** Signs in, then submits the form around the button; without one, opens the desk. */
async function signIn(place: HTMLElement): Promise<void> {
  await runAt('/sign-in', startAuthentication);
  const form = place.closest('form');
  // Without validation: the e-mail address for a link may be empty.
  if (form) form.submit();
  else location.assign('/desk');
}

/** Confirms who it is, then submits the form around the button. */
async function confirm(place: HTMLElement): Promise<void> {
  await runAt('/confirm', startAuthentication);
  place.closest('form')?.requestSubmit();
}

async function add(): Promise<void> {
  await runAt('', startRegistration);
  location.assign('/desk/me');
}

const ceremonies: Record<string, { run: (place: HTMLElement) => Promise<void>; failed: string }> = {
  'sign-in': { run: signIn, failed: 'That passkey didn’t work. Try again, or get a link by e-mail.' },
  confirm: { run: confirm, failed: 'That passkey didn’t work. Please try again.' },
  add: { run: add, failed: 'We couldn’t add a passkey. Please try again.' },
};

/** Whether the person closed the browser's dialog. */
const isCancelled = (problem: unknown) => problem instanceof Error && problem.name === 'NotAllowedError';

/** Shows the passkey buttons of the page, where the browser has passkeys, and runs their ceremonies. */
export function startPasskeys(): void {
  if (!browserSupportsWebAuthn()) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-passkey]')) {
    const button = place.querySelector('button');
    const status = place.querySelector('[role=status]');
    const ceremony = ceremonies[place.dataset.passkey ?? ''];
    if (!button || !status || !ceremony) continue;
    place.hidden = false;
    button.addEventListener('click', async () => {
      button.disabled = true;
      status.textContent = '';
      try {
        await ceremony.run(place);
      } catch (problem) {
        if (!isCancelled(problem)) status.textContent = ceremony.failed;
      } finally {
        button.disabled = false;
      }
    });
  }
}
