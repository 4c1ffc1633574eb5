import type { ContentProblem } from '../platform/content-files.ts';
import type { BrandSettings } from '../settings/contract.ts';
import { variantEnd, variantStart } from '../settings/current-logo.ts';
import type { Finding } from './findings.ts';
import { brokenLinks, type Targets } from './page-links.ts';

type Facts = Targets & {
  menus: ReadonlySet<string>;
  /** Whether a file exists at this path ('/images/logo.svg') in the public folder. */
  isFile: (address: string) => boolean;
};

function emailFiles({ emails: { logo, picture, fonts } }: BrandSettings): { path: string; address: string }[] {
  return [
    ...(logo ? [{ path: 'emails.logo.url', address: logo.url }] : []),
    ...(picture ? [{ path: 'emails.picture.url', address: picture.url }] : []),
    ...fonts.map(({ url }, at) => ({ path: `emails.fonts.${at}.url`, address: url })),
  ];
}

function drawings({ logo, logoVariants, favicon, shareImage }: BrandSettings): { path: string; address: string }[] {
  return [
    { path: 'logo.url', address: logo.url },
    ...logoVariants.map(({ image }, at) => ({ path: `logoVariants.${at}.image.url`, address: image.url })),
    { path: 'favicon', address: favicon },
    { path: 'shareImage.url', address: shareImage.url },
  ];
}

function wordless({ logoVariants, shareImage, emails }: BrandSettings): Finding[] {
  return [
    { path: 'shareImage', alt: shareImage.alt },
    ...(emails.picture ? [{ path: 'emails.picture', alt: emails.picture.alt }] : []),
    ...logoVariants.map(({ alt }, at) => ({ path: `logoVariants.${at}`, alt })),
  ]
    .filter(({ alt }) => alt.trim() === '')
    .map(({ path, alt }) => ({ path: `${path}.alt`, expected: 'words for those who cannot see it', found: alt }));
}

/** Logo variants that end before they start. Past ones are fine, as a record. */
function backwardVariants({ logoVariants }: BrandSettings): Finding[] {
  return logoVariants.flatMap((variant, at) =>
    variantEnd(variant) > variantStart(variant)
      ? []
      : [{ path: `logoVariants.${at}.end`, expected: `a time from ${variant.start} on`, found: variant.end }],
  );
}

/** References in the settings to missing pages, menus or files. */
export function checkSettings(settings: BrandSettings, facts: Facts): ContentProblem[] {
  const { mastheadItems, banner, footer, company, menuOrder } = settings;
  const absent = [...drawings(settings), ...emailFiles(settings)].filter(({ address }) => !facts.isFile(address));
  const unknown = menuOrder.flatMap((id, at) => (facts.menus.has(id) ? [] : [{ path: `menuOrder.${at}`, found: id }]));
  return [
    ...brokenLinks({ mastheadItems, banner, footer, company }, facts),
    ...absent.map(({ path, address }) => ({ path, expected: 'a file in public/', found: address })),
    ...unknown.map((problem) => ({ ...problem, expected: 'a menu in menus/' })),
    ...wordless(settings),
    ...backwardVariants(settings),
  ].map((finding) => ({ file: 'settings.json', ...finding }));
}
