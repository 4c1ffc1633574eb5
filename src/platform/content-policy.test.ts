import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const HASH = "'sha256-abc'";

function directives(options: Parameters<typeof contentPolicy>[0]): Record<string, string[]> {
  const parts = contentPolicy(options)([HASH]).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
}

test('a site that measures nothing reaches nobody', () => {
  expect(directives({ measured: false })).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", HASH],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
  });
});

test('a map drawn by others is fetched from their origin alone', () => {
  const policy = directives({ mapStyleUrl: 'https://maps.example/styles/cream.json?key=1', measured: false });
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'https://maps.example']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://maps.example']);
});

test('a site that measures reaches whom Analytics and Ads need, still without unsafe words', () => {
  const policy = directives({ measured: true });
  expect(policy['script-src']).toEqual(
    expect.arrayContaining([HASH, 'https://*.googletagmanager.com', 'https://www.googleadservices.com']),
  );
  expect(policy['img-src']).toEqual(
    expect.arrayContaining(['https://googleads.g.doubleclick.net', 'https://www.google.co.uk']),
  );
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://google.com']),
  );
  expect(policy['frame-src']).toEqual(["'self'", 'https://www.googletagmanager.com', 'https://td.doubleclick.net']);
  expect(policy['style-src']).toEqual(["'self'"]);
  expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe|\*(?!\.)/);
});
