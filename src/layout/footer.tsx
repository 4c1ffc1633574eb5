import { Awning } from '../ui/awning.tsx';
import { Icon, isIconName } from '../ui/icon.tsx';
import { Container } from '../ui/section.tsx';
import { CookieSettingsButton } from './consent/cookie-settings-button.tsx';
import type { LayoutSettings } from './layout-settings.ts';
import { SettingsLink } from './settings-link.tsx';

/** The foot of every page, under its own awning. */
export function Footer({ settings }: { settings: LayoutSettings }) {
  const { footer, tagline, logo } = settings;
  return (
    <footer className="on-dark bg-basil-deep">
      <Awning />
      <Container className="grid gap-12 pt-14 pb-10 lg:grid-cols-[1fr_3fr] lg:gap-16">
        <div>
          <img src={logo.url} width={logo.width} height={logo.height} alt={logo.alt} className="w-52" loading="lazy" />
          <p className="mt-4 text-butter text-lead">{tagline}</p>
          <HeadOffice settings={settings} />
          <SocialLinks links={footer.social} />
        </div>
        <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
          {footer.groups.map((group) => (
            <LinkGroup key={group.title} {...group} />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-cream/25 border-t pt-6 text-sm lg:col-span-2">
          <p>{footer.legal}</p>
          <CookieSettingsButton />
        </div>
      </Container>
    </footer>
  );
}

function LinkGroup({ title, links }: LayoutSettings['footer']['groups'][number]) {
  return (
    <nav aria-label={`${title}, foot of the page`}>
      <p className="font-display text-butter text-dish">{title}</p>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.text}>
            <SettingsLink link={link} className="inline-flex min-h-9 items-center py-1 leading-5 hover:underline" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HeadOffice({ settings: { footer, phone, email } }: { settings: LayoutSettings }) {
  return (
    <div className="mt-8">
      <p className="font-display text-butter text-dish">Say ciao</p>
      <address className="mt-2 not-italic leading-7">
        {footer.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a href={`tel:${phone.replaceAll(' ', '')}`} className="mt-2 block hover:underline">
          {phone}
        </a>
        <a href={`mailto:${email}`} className="block hover:underline">
          {email}
        </a>
      </address>
    </div>
  );
}

function SocialLinks({ links }: { links: LayoutSettings['footer']['social'] }) {
  return (
    <ul className="mt-6 -ml-2.5 flex">
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
