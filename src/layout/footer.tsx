import { companyText } from '../settings/company.ts';
import type { FrameSettings } from '../settings/layout-settings.ts';
import { Awning } from '../ui/awning.tsx';
import { Icon, isIconName } from '../ui/icon.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Container } from '../ui/section.tsx';
import { SETTINGS_BUTTON } from './consent/begin-consent.ts';
import { SettingsLink } from './shared/settings-link.tsx';

/** In the footer of every page. Hidden without scripts, since no optional cookie is then set. */
function CookieSettingsButton() {
  return (
    <button type="button" {...{ [SETTINGS_BUTTON]: '' }} className="min-h-9 hover:underline noscript:hidden">
      Cookie settings
    </button>
  );
}

export function FooterContent({ settings }: { settings: FrameSettings }) {
  const { footer, company, tagline, logo } = settings;
  const companyWords = companyText(company);
  return (
    <>
      <Awning />
      <Container className="grid gap-8 pt-10 pb-8 md:gap-12 md:pt-14 md:pb-10 lg:grid-cols-[1fr_3fr] lg:gap-16">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-start gap-x-8 gap-y-6 lg:block">
          <div>
            <img
              src={logo.url}
              width={logo.width}
              height={logo.height}
              alt={logo.alt}
              className="logo w-36 md:w-52"
              loading="lazy"
            />
            <p className="mt-3 text-balance text-butter md:mt-4 md:text-lead">{tagline}</p>
            <SocialLinks links={footer.social} />
          </div>
          <HeadOffice settings={settings} />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-8 md:grid-cols-4">
          {footer.groups.map((group) => (
            <LinkGroup key={group.title} {...group} />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-cream/25 border-t pt-5 text-sm lg:col-span-2">
          <div className="grid gap-1">
            <p>{footer.legal}</p>
            {companyWords && <p>{companyWords}</p>}
          </div>
          <CookieSettingsButton />
        </div>
      </Container>
    </>
  );
}

function LinkGroup({ title, links }: FrameSettings['footer']['groups'][number]) {
  return (
    <nav aria-label={`${title}, in the footer`}>
      <p className="font-display text-butter text-dish">{title}</p>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.text}>
            <SettingsLink
              link={link}
              className="inline-flex min-h-8 items-center py-1 leading-5 hover:underline md:min-h-9"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HeadOffice({ settings: { footer, texts, phone, email } }: { settings: FrameSettings }) {
  return (
    <div className="lg:mt-6">
      <p className="font-display text-butter text-dish">{texts.footerHeading}</p>
      <address className="mt-2 text-sm not-italic leading-6 md:text-base md:leading-7">
        {footer.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <PhoneLink phone={phone} className="mt-1 block py-1 hover:underline" />
        <a href={`mailto:${email}`} className="block py-1 hover:underline">
          {email}
        </a>
      </address>
    </div>
  );
}

function SocialLinks({ links }: { links: FrameSettings['footer']['social'] }) {
  return (
    <ul className="mt-3 -ml-2.5 flex md:mt-6">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a href={url} className="grid size-11 place-items-center hover:text-butter">
            {isIconName(network) && <Icon name={network} />}
            <span className="sr-only">{network}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
