import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Display } from './display.ts';
import { TileFrame } from './tile-frame.tsx';

const drawn = (tile: Display) => renderToStaticMarkup(<TileFrame tile={tile}>words</TileFrame>);
const sheet = readFileSync('src/pages/tiles/tile-frame.css', 'utf8');

describe('each display field is seen', () => {
  test.each<[Display, RegExp]>([
    [{}, /^<div class="tile tile-cream tile-edge-none tile-natural {2}bg-cream/],
    [{ backgroundColor: 'butter' }, /tile-butter .*bg-butter/],
    [{ backgroundColour: 'basil' }, /tile-basil .*bg-basil on-dark/],
    [{ tileId: 'parties' }, /^<div id="parties"/],
    [{ animationEffect: 'rise' }, /tile-body .*arrives-rise/],
    [{ backgroundAnimationEffect: 'pan' }, /tile-pans/],
    [{ backgroundAnimationEffect: 'sway', edge: 'gingham' }, /gingham h-8 tile-sways/],
    [{ height: 'half' }, /tile-half/],
    [{ height: 'tall' }, /tile-tall/],
    [{ height: 'screen' }, /tile-screen/],
    [{ width: 'text' }, /tile-body tile-narrow/],
    [{ width: 'full' }, /tile-body max-w-none!/],
    [{ edge: 'scallops' }, /scallops/],
  ])('%j', (tile, html) => {
    expect(drawn(tile)).toMatch(html);
  });

  test.each(['fade', 'rise', 'slide', 'tilt'])('there is a way to arrive called %s', (effect) => {
    expect(sheet).toContain(`.arrives-${effect}`);
  });

  test('what does not move says nothing of it', () => {
    expect(drawn({ animationEffect: 'none', backgroundAnimationEffect: 'none' })).toBe(drawn({}));
  });
});

test('only a part that has a name is a section', () => {
  const named = renderToStaticMarkup(
    <TileFrame tile={{}} labelledBy="parties-title">
      words
    </TileFrame>,
  );
  expect(named).toMatch(/^<section aria-labelledby="parties-title"/);
});
