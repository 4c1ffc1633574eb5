import type { EmailColours, EmailSettings } from '../settings/email-settings.ts';

type Painted = { name: string; property: 'background-color' | 'border-color' | 'color'; colour: keyof EmailColours };

/** Classes with another colour in dark mode; the colours of light mode are inline. */
const PAINTED: readonly Painted[] = [
  { name: 'e-ground', property: 'background-color', colour: 'ground' },
  { name: 'e-paper', property: 'background-color', colour: 'paper' },
  { name: 'e-band', property: 'background-color', colour: 'band' },
  { name: 'e-button', property: 'background-color', colour: 'button' },
  { name: 'e-ink', property: 'color', colour: 'ink' },
  { name: 'e-soft', property: 'color', colour: 'soft' },
  { name: 'e-accent', property: 'color', colour: 'accent' },
  { name: 'e-on-band', property: 'color', colour: 'onBand' },
  { name: 'e-on-button', property: 'color', colour: 'onButton' },
  { name: 'e-line', property: 'border-color', colour: 'line' },
];

const rules = (dark: EmailColours, scope: (painted: Painted) => string) =>
  PAINTED.map((rule) => `${scope(rule)}.${rule.name}{${rule.property}:${dark[rule.colour]}!important}`).join('');

/** Styles for narrow screens, and for dark mode in programs that follow the system. */
export function layoutStyles({ dark }: EmailSettings): string {
  return (
    ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
    'body{-webkit-text-size-adjust:100%}' +
    '@media (max-width:480px){.e-side{padding-left:20px!important;padding-right:20px!important}' +
    '.e-title{font-size:30px!important;line-height:36px!important}' +
    '.e-button-table{width:100%!important}.e-button-link{display:block!important}}' +
    `@media (prefers-color-scheme:dark){${rules(dark, () => '')}}`
  );
}

/** Outlook on the web and on phones marks the colours it has darkened with its own attributes. */
export const outlookDarkStyles = ({ dark }: EmailSettings) =>
  rules(dark, ({ property }) => (property === 'color' ? '[data-ogsc] ' : '[data-ogsb] '));

/**
 * For a separate <style>: a mail program that can't parse it drops only this one. Inside a media query, which Outlook
 * on Windows ignores; it would otherwise assume that the fonts are installed.
 */
export function fontStyles({ fonts }: EmailSettings): string {
  const faces = fonts.map(
    ({ family, weight, url }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-style:normal;src:url('${url}') format('woff2')}`,
  );
  return `@media screen{${faces.join('')}}`;
}

/** Outlook on Windows renders a missing font in Times, whatever its fallbacks. */
export const OUTLOOK_FONTS =
  '<!--[if mso]><style>h1,h2,.e-heading{font-family:Georgia,serif!important}' +
  'p,td,a,span{font-family:Arial,sans-serif}</style><![endif]-->';
