import { describe, expect, it, test } from 'vitest';
import { sampleBrand } from '../../tests/support/email-brand.ts';
import { wordsOf } from '../../tests/support/email-words.ts';
import { vatNumberText } from '../settings/company.ts';
import { plainEmails } from '../settings/email-settings.ts';
import { emailBrand } from './email-brand.ts';
import {
  buttonPart,
  type EmailContent,
  linkPart,
  phoneLink,
  quotePart,
  textPart,
  ticketPart,
  titlePart,
} from './email-content.ts';
import { renderEmail } from './render-email.server.tsx';

const { brand, settings } = await sampleBrand();
const SITE = 'https://www.tavola.example';

const content: EmailContent = {
  subject: 'A subject & more',
  preview: 'Seen beside the subject.',
  headline: 'Your table is booked, Ann.',
  facts: ['Leeds Greek Street', 'Friday 27 November', '7pm', '2 people'],
  parts: [
    buttonPart('Manage your booking', `${SITE}/booking/abc`),
    ticketPart({
      title: 'Your reference',
      reference: 'ABCD2345',
      lines: [
        { label: 'Time', value: '9pm', before: '7pm' },
        { label: 'Requests', value: 'Two\nlines & <b>' },
      ],
    }),
    titlePart('Plans changed?'),
    textPart('Ring ', phoneLink('01632 960000'), ', please.'),
    quotePart('First.\nSecond.'),
    linkPart('Cancel your booking', `${SITE}/booking/abc?step=cancel`),
  ],
  withPicture: true,
  answeredBy: 'Leeds Greek Street',
  reason: 'Because a table was booked.',
  structuredData: { name: '</script><b>', of: '"quotes"' },
};
const { html, text } = renderEmail(content, brand);
const matches = (pattern: RegExp, source = html) => source.match(pattern) ?? [];
const head = html.slice(0, html.indexOf('</head>'));

describe('an e-mail', () => {
  it('an e-mail states a bare address once, with nothing right after it', () => {
    const url = `${SITE}/referral?from=abc`;
    const leaving = { preferences: `${SITE}/preferences/a`, unsubscribe: `${SITE}/unsubscribe/b` };
    const mail = renderEmail({ ...content, parts: [textPart({ label: url, href: url })], leaving }, brand);
    expect(mail.text).toContain(`\n\n${url}\n\n`);
    expect(mail.text.match(/https?:\S+/g)?.slice(-2)).toEqual([leaving.preferences, leaving.unsubscribe]);
  });

  it.each([
    ['ABCD2345', '34px'],
    ['DR3W-KJ44-XN3P', '26px'],
    ['ARANCINI-YORKSHIRE', '20px'],
  ])('an e-mail has %s on one line of a phone', (reference, size) => {
    const { html: set } = renderEmail(
      { ...content, parts: [ticketPart({ title: 'Your code', reference, lines: [] })] },
      brand,
    );
    expect(set).toMatch(new RegExp(`font-size:${size}[^>]*>${reference}<`));
  });

  it("an e-mail states the company's name, register, number, office and VAT number", () => {
    const { company } = settings;
    const details = [company.registeredName, company.registeredIn, company.registeredNumber, company.registeredOffice];
    for (const part of [html, text])
      for (const words of [...details, vatNumberText(company.vatNumber ?? '')]) expect(part).toContain(words);
  });

  it('an e-mail has the same text in HTML and plain text', () => {
    const words = wordsOf({ html, text });
    expect(words.html).toEqual(words.text);
    expect(text.split('\n\n').slice(0, 3)).toEqual([
      'Your table is booked, Ann.',
      'Leeds Greek Street\nFriday 27 November · 7pm · 2 people',
      'Manage your booking: https://www.tavola.example/booking/abc',
    ]);
  });

  it('an e-mail is British English, fits a phone and follows a dark system', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en-GB" dir="ltr">/);
    expect(html).toMatch(
      /<div role="article" aria-roledescription="email" aria-label="A subject &amp; more" lang="en-GB"/,
    );
    expect(head).toContain('<title>A subject &amp; more</title>');
    expect(head).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
    expect(head).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(head).toContain('<meta name="supported-color-schemes" content="light dark"/>');
    expect(head).toContain('@media (prefers-color-scheme:dark)');
  });

  it("an e-mail's layout tables are hidden from screen readers", () => {
    expect(matches(/<table/g).length).toBeGreaterThan(0);
    expect(matches(/<table(?![^>]*role="presentation")/g)).toEqual([]);
    expect(matches(/<h1/g)).toHaveLength(1);
  });

  it("an e-mail's logo and picture have absolute addresses, alternative text and their size", () => {
    const pictures = matches(/<img[^>]*>/g);
    expect(pictures).toHaveLength(2);
    for (const picture of pictures)
      expect(picture).toMatch(
        /src="https:\/\/www\.tavola\.example\/images\/email\/\w+\.(png|jpg)" width="\d+" height="\d+" alt="[^"]+"/,
      );
    expect(matches(/src="(?!https:)/g)).toEqual([]);
    expect(matches(/url\('(?!https:)/g)).toEqual([]);
  });

  it('an e-mail has one button, a filled cell, and all other actions as links in the text', () => {
    const buttons = matches(/<td class="e-button" align="center"[^>]*>.*?<\/td>/g);
    expect(buttons).toHaveLength(1);
    expect(buttons[0]).toContain('background-color:#c12713');
    expect(buttons[0]).toContain('>Manage your booking</a>');
    expect(html).toMatch(/<a class="e-accent" href="[^"]*step=cancel"[^>]*>Cancel your booking<\/a>/);
  });

  it("an e-mail's structured data can't end its script", () => {
    const [script = ''] = matches(/<script type="application\/ld\+json">.*?<\/script>/g);
    expect(JSON.parse(script.replace(/<[^>]*>/g, ''))).toEqual(content.structuredData);
    expect(matches(/<script/g)).toHaveLength(1);
  });

  it("an e-mail escapes markup in a person's words", () => {
    expect(html).toContain('Two\nlines &amp; &lt;b&gt;');
  });

  test.each([
    ['prefers-color-scheme', /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/],
    ['Outlook', /<style>((?:\[data-ogs.*?)+)<\/style>/],
  ])('every colour has a dark equivalent by class: %s', (_, sheet) => {
    const dark = sheet.exec(head)?.[1] ?? '';
    const styledTags = html.slice(head.length).matchAll(/<(\w+)([^>]*) style="([^"]*)"/g);
    const withoutClass = [...styledTags].flatMap(([tag, , attributes = '', style = '']) => {
      const classes = (/class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ');
      const properties = [...style.matchAll(/(?:^|;)(color|background-color):#/g)].map(([, property]) => property);
      return properties
        .filter((property) => !classes.some((name) => new RegExp(`\\.${name}\\{${property}:`).test(dark)))
        .map((property) => `${property} of ${tag}`);
    });
    // The checked cloth at the foot isn't behind text and stays as it is.
    expect(withoutClass.filter((tag) => !tag.includes('height:10px'))).toEqual([]);
  });
});

describe('another brand', () => {
  const otherBrand = emailBrand(
    {
      ...settings,
      site_name: 'Noodle Bar',
      email: 'hello@noodles.example',
      phone: '020 7946 0999',
      footer: { ...settings.footer, address: ['Noodles Ltd', '1 High Street', 'Bath BA1 1AA'], legal: 'Company 1.' },
      company: { registeredName: 'Noodles Limited', registeredNumber: '01234567', vatNumber: 'GB123456789' },
      emails: plainEmails,
    },
    'https://noodles.example',
  );
  const mail = renderEmail({ ...content, reason: 'Booked.' }, otherBrand);

  it("another brand's e-mail has its own name, address and look, and nothing of ours", () => {
    expect(mail.html).toMatch(/<a class="e-on-band e-heading" href="https:\/\/noodles.example\/"[^>]*>Noodle Bar<\/a>/);
    for (const part of [mail.html, mail.text])
      for (const detail of [
        'hello@noodles.example',
        '020 7946 0999',
        'Noodles Ltd, 1 High Street, Bath BA1 1AA',
        'Noodles Limited, number 01234567. VAT number GB 123 4567 89.',
      ])
        expect(part).toContain(detail);
    const ours = [...Object.values(settings.emails.light), ...Object.values(settings.emails.dark), 'Fraunces', '<img'];
    expect(ours.filter((mark) => mail.html.includes(mark))).toEqual([]);
    expect(`${mail.html}${mail.text}`.replaceAll(SITE, '')).not.toMatch(/tavola/i);
  });
});

test('an e-mail without a picture has an awning instead, and without an addressee the brand reads replies', () => {
  const { answeredBy, withPicture, ...plain } = content;
  const mail = renderEmail(plain, brand);
  expect(matches(/<img/g, mail.html)).toHaveLength(1);
  expect(matches(/border-radius:0 0 20px 20px/g, mail.html)).toHaveLength(15);
  expect(mail.text).toContain('Questions? Write to ciao@tavola.example.');
  expect(text).toContain('Replies go to Leeds Greek Street.');
});
