import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { TileList } from '../content/tiled-page.tsx';
import type { ReadyTile } from './tile.ts';
import { logOnce } from './tile-log.ts';

const words = (paragraph: string): ReadyTile => ({ tile: 'text', body: [{ kind: 'paragraph', words: [paragraph] }] });
/** Longer than what React sends at once. */
const long = 'Come and eat. '.repeat(2000);

let laid: ReadyTile[] = [];
const Laid = () => <TileList tiles={laid} />;
const Page = createRoutesStub([{ path: '/', Component: Laid }]);

async function renderPage(tiles: ReadyTile[]) {
  laid = tiles;
  const errors: unknown[] = [];
  const body = new PassThrough();
  const stream = renderToPipeableStream(<Page />, {
    onAllReady: () => stream.pipe(body),
    onError(error) {
      errors.push(error);
    },
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return { html: await text(body), errors };
}

test('a tile that fails to render is empty and reported once, and the others are shown', async () => {
  const brokenTile = { tile: 'gallery', title: 'Broken' } as unknown as ReadyTile;
  const { html, errors } = await renderPage([words('Before'), brokenTile, words('After')]);
  expect(html).toContain('Before');
  expect(html).toContain('After');
  expect(html).not.toContain('Broken');
  expect(errors).toHaveLength(1);
});

test('all tiles are sent in place, none is inserted by a script', async () => {
  const { html } = await renderPage([words(long), words(long), words('Last')]);
  expect(html).not.toMatch(/<script|<template|hidden/);
  expect(html.indexOf('Last')).toBeGreaterThan(2 * long.length);
});

test('the same tile problem is reported once', () => {
  const tell = vi.fn();
  for (const line of ['one', 'one', 'another']) logOnce(line, tell);
  expect(tell.mock.calls).toEqual([['one'], ['another']]);
});
