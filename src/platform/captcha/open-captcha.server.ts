import { type AltchaDeps, createAltcha } from './altcha.server.ts';
import type { Captcha } from './captcha.ts';
import { createRecaptcha } from './recaptcha.server.ts';
import type { CaptchaSettings } from './settings.ts';

/** Nobody is asked for anything. */
export const noCaptcha: Captcha = {
  isOn: false,
  challenge: async () => ({ provider: 'off' }),
  verify: async () => 'verified',
};

/** An IPv4 address reaches a socket that takes both kinds under an IPv6 name. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();

/** The captcha of the settings; whoever asks from the office is let through unasked (specification, section 6). */
export function openCaptcha({ captcha, officeAddress }: CaptchaSettings, deps: AltchaDeps): Captcha {
  if (captcha === 'off') return noCaptcha;
  const asked = captcha === 'altcha' ? createAltcha(deps) : createRecaptcha(captcha, deps.report);
  const office = officeAddress && plain(officeAddress);
  return {
    ...asked,
    async verify(token, address) {
      if (plain(address) === office) return 'verified';
      return token === '' ? 'invalid' : asked.verify(token, address);
    },
  };
}
