import { endOf, startOf } from '../layout/logo-in-force.ts';
import type { ContentProblem } from '../platform/content-files.ts';
import type { Finding } from './findings.ts';
import { brokenLinks, type Targets } from './page-links.ts';
import type { BrandSettings } from './settings-contract.ts';

type Facts = Targets & {
  menus: ReadonlySet<string>;
  /** Is there a file at this address ('/images/logo.svg') in the public folder? */
  isFile: (address: string) => boolean;
};

function drawings({ logo, logoVariants, favicon, shareImage }: BrandSettings): { path: string; address: string }[] {
  return [
    { path: 'logo.url', address: logo.url },
    ...logoVariants.map(({ image }, at) => ({ path: `logoVariants.${at}.image.url`, address: image.url })),
    { path: 'favicon', address: favicon },
    { path: 'shareImage.url', address: shareImage.url },
  ];
}

function wordless({ logoVariants, shareImage }: BrandSettings): Finding[] {
  return [
    { path: 'shareImage', alt: shareImage.alt },
    ...logoVariants.map(({ alt }, at) => ({ path: `logoVariants.${at}`, alt })),
  ]
    .filter(({ alt }) => alt.trim() === '')
    .map(({ path, alt }) => ({ path: `${path}.alt`, expected: 'words for those who cannot see it', found: alt }));
}

/** A variant whose time is over stays: it says what hung there. One that ends before it begins never hangs. */
function backwardVariants({ logoVariants }: BrandSettings): Finding[] {
  return logoVariants.flatMap((variant, at) =>
    endOf(variant) > startOf(variant)
      ? []
      : [{ path: `logoVariants.${at}.end`, expected: `a time from ${variant.start} on`, found: variant.end }],
  );
}

/** What the settings lead to, name or show that is not there. */
export function checkSettings(settings: BrandSettings, facts: Facts): ContentProblem[] {
  const { mastheadItems, banner, footer, menuOrder } = settings;
  const missing = drawings(settings).filter(({ address }) => !facts.isFile(address));
  const unknown = menuOrder.flatMap((id, at) => (facts.menus.has(id) ? [] : [{ path: `menuOrder.${at}`, found: id }]));
  return [
    ...brokenLinks({ mastheadItems, banner, footer }, facts),
    ...missing.map(({ path, address }) => ({ path, expected: 'a file in public/', found: address })),
    ...unknown.map((one) => ({ ...one, expected: 'a menu in menus/' })),
    ...wordless(settings),
    ...backwardVariants(settings),
  ].map((finding) => ({ file: 'settings.json', ...finding }));
}
