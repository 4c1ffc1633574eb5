import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

async function post<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/desk/passkeys${path}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(String(response.status));
  return response.json() as Promise<Answer>;
}

async function signIn(): Promise<void> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>('/sign-in/options');
  await post('/sign-in', await startAuthentication({ optionsJSON }));
  location.assign('/desk');
}

async function add(): Promise<void> {
  const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>('/options');
  await post('', await startRegistration({ optionsJSON }));
  location.assign('/desk/me');
}

const ceremonies = {
  'sign-in': { run: signIn, failed: 'That passkey didn’t work. Try again, or get a link by e-mail.' },
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
    const ceremony = ceremonies[place.dataset.passkey as keyof typeof ceremonies];
    if (!button || !status || !ceremony) continue;
    place.hidden = false;
    button.addEventListener('click', async () => {
      button.disabled = true;
      status.textContent = '';
      try {
        await ceremony.run();
      } catch (problem) {
        if (!isCancelled(problem)) status.textContent = ceremony.failed;
      } finally {
        button.disabled = false;
      }
    });
  }
}
