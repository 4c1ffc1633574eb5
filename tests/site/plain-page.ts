import { vi } from 'vitest';
import { outsideClient } from '../support/booking-calls.ts';
import { newAddress } from '../support/strangers.ts';
import { type FormValues, filledIn, type HtmlLink, htmlFields, htmlForm, htmlLinks, wordsIn } from './plain-html.ts';

/** A page as somebody reads it whose browser runs no scripts. */
export type PlainPage = {
  status: number;
  /** Path and query. */
  path: string;
  headers: Headers;
  html: string;
  title: string;
  words: string;
  heading: string;
  links: HtmlLink[];
  /** Where the first link of that name leads. */
  linkTo(name: string | RegExp): string;
  follow(name: string | RegExp): Promise<PlainPage>;
  /** The value of a field, or those that are ticked. */
  valuesOf(name: string): string[];
  /** What is said of a field, its errors first. */
  descriptionOf(name: string): string;
  /** The errors above a refused form. */
  summary(): HtmlLink[];
  press(button: string, values?: FormValues): Promise<PlainPage>;
};

function readPage(url: URL, response: Response, html: string, open: Visitor): PlainPage {
  const isNamed = (name: string | RegExp) => (link: HtmlLink) =>
    typeof name === 'string' ? link.text === name : name.test(link.text);
  const linkTo = (name: string | RegExp) => {
    const link = htmlLinks(html).find(isNamed(name));
    if (!link) throw new Error(`no link ${name} at ${url.pathname}`);
    return link.href;
  };
  return {
    status: response.status,
    path: `${url.pathname}${url.search}`,
    headers: response.headers,
    html,
    title: wordsIn(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    words: wordsIn(html.slice(html.indexOf('<body'))),
    heading: wordsIn(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''),
    links: htmlLinks(html),
    linkTo,
    follow: (name) => open(new URL(linkTo(name), url).href),
    valuesOf: (name) =>
      htmlFields(html)
        .filter((field) => field.name === name && field.isSent)
        .map(({ value }) => value),
    descriptionOf(name) {
      const ids = htmlFields(html).find((field) => field.name === name)?.attributes['aria-describedby'] ?? '';
      return ids
        .split(' ')
        .map((id) => wordsIn(new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>([\\s\\S]*?)</\\1>`).exec(html)?.[2] ?? ''))
        .filter(Boolean)
        .join(' ');
    },
    summary: () =>
      htmlLinks(/ aria-label="(?:Nearly there|One \(or more\))[\s\S]*?<ul\b[\s\S]*?<\/ul>/.exec(html)?.[0] ?? ''),
    press(button, values = {}) {
      const { attributes, fields, submitter } = htmlForm(html, button);
      const entries = filledIn(fields, values);
      if (submitter.name) entries.push([submitter.name, submitter.value ?? '']);
      const action = new URL(submitter.formaction ?? attributes.action ?? url, url);
      const typed = new URLSearchParams(entries as [string, string][]);
      action.hash = '';
      if (attributes.method !== 'post') {
        action.search = String(typed);
        return open(action.href);
      }
      const parts = new FormData();
      for (const [name, value] of entries) parts.append(name, value);
      return open(action.href, {
        method: 'POST',
        body: attributes.enctype === 'multipart/form-data' ? parts : typed,
      });
    },
  };
}

type Visitor = (path: string, init?: RequestInit) => Promise<PlainPage>;

/** Opens pages of the site as a person at an address of their own: rate limits do not add up. */
export function visitor(site: string): Visitor {
  const address = newAddress();
  return async function open(path, init = {}) {
    const url = new URL(path, site);
    const headers = { accept: 'text/html', origin: new URL(site).origin, 'x-forwarded-for': address };
    const response = await fetch(url, { ...init, headers });
    return readPage(new URL(response.url), response, await response.text(), open);
  };
}

const EMAIL = /<a href="(\/dev\/mailbox\/[^"]+)">[^<]*<\/a><p>To ([^,]+),/g;

/** What is looked for in the e-mails to this address, newest first; waits for it. */
export function inEmail(site: string, to: string, wanted: RegExp): Promise<string> {
  const read = async (path = '') => (await fetch(`${site}${path}`)).text();
  const find = async () => {
    const emails = [...(await read('/dev/mailbox')).matchAll(EMAIL)].filter(([, , addressee]) => addressee === to);
    for (const [, path] of emails) {
      const [found] = wanted.exec(await read(path)) ?? [];
      if (found) return found;
    }
    throw new Error(`no ${wanted} to ${to}`);
  };
  return vi.waitFor(find, { timeout: 30_000 });
}

/** Posts to the API as a diner at an address of their own. */
export async function postAsGuest<T>(site: string, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
  const response = await outsideClient(site).send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status !== 200) throw new Error(`${path} ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
