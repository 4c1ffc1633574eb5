import { readAddress } from '../http/client-address.ts';
import { type AltchaDeps, createAltcha } from './altcha.server.ts';
import type { Captcha } from './captcha.ts';
import { createRecaptcha } from './recaptcha.server.ts';
import type { CaptchaSettings } from './settings.ts';

export const noCaptcha: Captcha = {
  isOn: false,
  challenge: async () => ({ provider: 'off' }),
  verify: async () => 'verified',
};

/** The configured captcha; requests from the office address pass without one (product 11.5). */
export function openCaptcha({ captcha, rounds, officeAddress }: CaptchaSettings, deps: AltchaDeps): Captcha {
  if (captcha === 'off') return noCaptcha;
  const provider = captcha === 'altcha' ? createAltcha({ ...deps, rounds }) : createRecaptcha(captcha, deps.report);
  const office = officeAddress && readAddress(officeAddress);
  return {
    ...provider,
    async verify(token, address, work) {
      if (readAddress(address) === office) return 'verified';
      return token === '' ? 'invalid' : provider.verify(token, address, work);
    },
  };
}
