import type { ConsentChoice } from './choice.ts';

type Signal = 'granted' | 'denied';
type Signals = Record<'ad_storage' | 'analytics_storage' | 'ad_user_data' | 'ad_personalization', Signal>;

/** Google's consent mode, version 2: performance grants analytics storage, marketing the three about advertising. */
export function consentSignals(choice: ConsentChoice | null): Signals {
  const ads: Signal = choice?.marketing ? 'granted' : 'denied';
  return {
    ad_storage: ads,
    analytics_storage: choice?.performance ? 'granted' : 'denied',
    ad_user_data: ads,
    ad_personalization: ads,
  };
}
