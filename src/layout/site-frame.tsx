import type { ReactNode } from 'react';
import { BookingHost } from '../booking/journey/booking-host.tsx';
import { Awning } from '../ui/awning.tsx';
import { Afters } from './afters.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutSettings } from './layout-settings.ts';
import { PageChange } from './page-change.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SettingsLink } from './settings-link.tsx';

function Banner({ banner: { text, linkText, linkUrl } }: { banner: NonNullable<LayoutSettings['banner']> }) {
  return (
    <p className="bg-butter px-4 py-2 text-center">
      {text}{' '}
      <SettingsLink
        link={{ text: linkText, url: linkUrl, openInNewTab: false, style: 'link' }}
        className="text-link font-bold"
      />
    </p>
  );
}

/** What stands around every page: signboard and awning above, the footer below. */
export function SiteFrame({ settings, children }: { settings: LayoutSettings; children: ReactNode }) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the page
      </a>
      <Afters gtmId={settings.gtmId} />
      <ProgressBar />
      <PageChange />
      {settings.banner && <Banner banner={settings.banner} />}
      <div className="relative">
        <div className="fascia" />
        <Header settings={settings} />
        <Awning className="awning-front" />
      </div>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} />
      <BookingHost />
      <BackToTop icon={settings.backToTopIcon} bottomOffset={settings.backToTopOffset} />
    </>
  );
}
