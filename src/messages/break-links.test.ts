import { describe, expect, it, test } from 'vitest';
import { breakLinks, readAsAddress } from './break-links.ts';

/** What mail programs take for a link: with a scheme, with www, a domain, an e-mail address, a share. */
const AUTOLINKS = [
  /[a-z][a-z\d+.-]*:\/\/\S/iu,
  /\b(?:mailto|tel|sms|javascript|data|file|skype):\S/iu,
  /www\.\S/iu,
  /[\p{L}\d-]+\.[\p{L}\d-]{2,}/u,
  /[\p{L}\d]@[\p{L}\d]/u,
  /[/\\]{2}\w/u,
];
const linksIn = (text: string) => AUTOLINKS.flatMap((link) => link.exec(text)?.[0] ?? []);
/** As read by a mail program that knows every dot. */
const plain = (text: string) => text.normalize('NFKC').replaceAll('\u3002', '.');
const visible = (text: string) => text.replaceAll('\u200c', '');

describe('typed text', () => {
  it.each([
    'http://evil.example',
    'https://evil.example/win?prize=1#now',
    'HTTPS://EVIL.EXAMPLE',
    'http://127.0.0.1:8080/x',
    'http://2130706433/',
    'http://[::1]/',
    'ftp://evil.example',
    'www.evil.example',
    'WWW.Evil.Example/path',
    'evil.example',
    'bit.ly/3xyz',
    'a.b.c.evil.co.uk',
    'evil.example.',
    'xn--bcher-kva.example',
    'bücher.example',
    'президент.рф',
    '例え.テスト',
    'evil。example',
    'evil．example',
    'evil｡example',
    'evil․example',
    'evil﹒example',
    'http：//evil.example',
    'http:／／evil.example',
    'eve@evil.example',
    'eve＠evil.example',
    'eve﹫evil.example',
    'mailto:eve@evil.example',
    'tel:09001234567',
    'javascript:alert(1)',
    '//evil.example/x',
    '\\\\evil\\share',
    'file:///etc/passwd',
    '(see evil.example)',
    'Ann <evil.example>',
    'win at evil.example, now',
    'two: evil.example and good.example',
    'a line\nevil.example\nanother',
    'evil.\u200cexample',
    'evil\u200c.example',
    'http:\u200c//evil.example',
    'user:secret@evil.example',
    '[win](https://evil.example)',
  ])('%j contains no link, even after normalisation', (input) => {
    expect(linksIn(readAsAddress(input)).length, 'the test knows it as a link').toBeGreaterThan(0);
    const result = breakLinks(input);
    expect(linksIn(result)).toEqual([]);
    expect(linksIn(plain(result))).toEqual([]);
    expect(visible(result)).toBe(visible(input));
    expect(breakLinks(result)).toBe(result);
  });

  it.each(['evil.\u200bexample', 'evil.\ufeffexample', 'evil..example'])(
    '%j is broken too, whatever a mail program makes of it',
    (input) => expect(breakLinks(input)).toMatch(/^evil\u200c\.+\u200c/),
  );

  test.each([
    'A high chair, please. Thank you!',
    'Nut allergy: no almonds',
    'Is there a ramp... or a step?',
    'Mum & dad, and/or the baby',
    'À bientôt. Chloé',
    'می‌خواهم',
    'First.\nSecond.',
    '',
  ])('%j stays as it is', (input) => expect(breakLinks(input)).toBe(input));
});
