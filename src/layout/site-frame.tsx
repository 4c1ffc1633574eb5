import type { ReactNode } from 'react';
import { BookingHost } from '../booking/dialog/booking-host.tsx';
import type { LayoutSettings } from '../settings/layout-settings.ts';
import { Awning } from '../ui/awning.tsx';
import { StaticPart } from '../ui/static-part.tsx';
import { BackToTop } from './back-to-top.tsx';
import { QuestionPlace } from './consent/question-place.tsx';
import { Deferred } from './deferred.tsx';
import { FollowPageLinks } from './follow-page-links.tsx';
import { BOOK_NOW_ID } from './header/book-now-button.tsx';
import { Header } from './header/header.tsx';
import { PageChange } from './page-change.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { SettingsLink } from './shared/settings-link.tsx';
import styles from './site-frame.module.css';

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

/** The frame of every page: signboard and awning above, footer below. */
export function SiteFrame({ settings, children }: { settings: LayoutSettings; children: ReactNode }) {
  return (
    <>
      <a href="#content" className={styles.skipLink}>
        Skip to main content
      </a>
      <QuestionPlace {...settings.measuring} />
      <Deferred />
      <ProgressBar />
      <PageChange />
      <FollowPageLinks />
      {settings.banner && <Banner banner={settings.banner} />}
      <div className="relative">
        <div className={styles.signboard} />
        <Header settings={settings} />
        <Awning className={styles.awning} />
      </div>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <StaticPart name="footer" as="footer" className="on-dark bg-basil-deep" />
      <BookingHost fallbackFocusId={BOOK_NOW_ID} contentId="content" />
      <BackToTop icon={settings.backToTopIcon} bottomOffset={settings.backToTopOffset} />
    </>
  );
}
