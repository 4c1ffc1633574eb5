import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { MEASURING } from './measuring-origins.ts';

const ALONE =
  "default-src 'self'; script-src 'self' 'sha256-x'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

test('without external origins only the site itself is allowed', () => {
  expect(contentPolicy([])(["'sha256-x'"])).toBe(ALONE);
  expect(contentPolicy([{}, {}])(["'sha256-x'"])).toBe(ALONE);
});

test('external origins are allowed only for their purpose', () => {
  const policy = contentPolicy([
    { script: ['https://a.example'], img: ['https://b.example'] },
    { script: ['https://c.example'], connect: ['https://d.example'], frame: ['https:'], form: ['https://e.example'] },
  ])([]);
  expect(policy.split('; ').filter((line) => line.includes('https:'))).toEqual([
    "script-src 'self' https://a.example https://c.example",
    "img-src 'self' data: https://b.example",
    "connect-src 'self' https://d.example",
    "frame-src 'self' https:",
    "form-action 'self' https://e.example",
  ]);
});

test('analytics adds the origins of Google Analytics and Ads, but nothing unsafe', () => {
  const lines = contentPolicy([MEASURING])(["'sha256-x'"]).split('; ');
  const policy = Object.fromEntries(lines.map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]));
  expect(policy['script-src']).toEqual(
    expect.arrayContaining(["'sha256-x'", 'https://*.googletagmanager.com', 'https://www.googleadservices.com']),
  );
  expect(policy['img-src']).toEqual(
    expect.arrayContaining(['https://googleads.g.doubleclick.net', 'https://www.google.co.uk']),
  );
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://google.com']),
  );
  expect(policy['frame-src']).toEqual(["'self'", 'https://www.googletagmanager.com', 'https://td.doubleclick.net']);
  expect(policy['style-src']).toEqual(["'self'"]);
  expect(lines.join(' ')).not.toMatch(/unsafe|\*(?!\.)/);
});
