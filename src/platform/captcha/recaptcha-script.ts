import { RECAPTCHA_ACTION } from './constants.ts';

type Recaptcha = { ready(then: () => void): void; execute(key: string, options: { action: string }): Promise<string> };
type RecaptchaNeeds = { siteKey: string; version: string; scriptUrl: string };

const scripts = new Map<string, Promise<Recaptcha>>();

function load(address: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    const fail = () => {
      script.remove();
      reject(new Error('Failed to load script'));
    };
    script.onerror = fail;
    script.onload = () => {
      const { grecaptcha } = window as { grecaptcha?: Recaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    };
    document.head.append(script);
  });
}

/** Loads the script once; after a failure the next call retries. */
function loadOnce(address: string): Promise<Recaptcha> {
  const script =
    scripts.get(address) ??
    load(address).catch((error) => {
      scripts.delete(address);
      throw error;
    });
  scripts.set(address, script);
  return script;
}

/** A reCAPTCHA token; loads the script on first use. Its errors are worded as in product 11.5. */
export async function recaptchaToken({ siteKey, version, scriptUrl }: RecaptchaNeeds): Promise<string> {
  if (!siteKey) throw new Error('No key provided');
  if (!version) throw new Error('No version provided');
  const recaptcha = await loadOnce(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
  try {
    return await recaptcha.execute(siteKey, { action: RECAPTCHA_ACTION });
  } catch (cause) {
    throw new Error('Failed to execute', { cause });
  }
}
