import type { Mail } from '../../src/platform/messages/mailer.server.ts';

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const decode = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name) => NAMED[name] ?? '');

/** The visible text of an e-mail's HTML, without head, preview and structured data. */
export function htmlText(html: string): string {
  const visible = html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<div style="display:none.*?<\/div>/s, '');
  return decode(visible.replace(/<\/?(?:a|span|s)\b[^>]*>/g, '').replace(/<[^>]+>/g, '\n'));
}

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of both parts of an e-mail, in order; of the text, without the addresses that are links in the HTML. */
export function wordsOf({ html, text }: Pick<Mail, 'html' | 'text'>): { html: string[]; text: string[] } {
  return { html: words(htmlText(html)), text: words(text.replace(/https?:\/\/\S+/g, '')) };
}
