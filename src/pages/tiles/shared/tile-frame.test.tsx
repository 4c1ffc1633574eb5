import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Display } from './display.ts';
import styles from './tile-frame.module.css';
import { TileFrame } from './tile-frame.tsx';

const render = (tile: Display) => renderToStaticMarkup(<TileFrame tile={tile}>words</TileFrame>);
const sheet = readFileSync('src/pages/tiles/shared/tile-frame.module.css', 'utf8');

describe('each display field has an effect', () => {
  test.each<[Display, RegExp]>([
    [{}, /^<div data-tone="cream" data-edge="none" class="[^"]*bg-cream/],
    [{ backgroundColor: 'butter' }, /data-tone="butter" .*bg-butter/],
    [{ backgroundColour: 'basil' }, /data-tone="basil" .*bg-basil on-dark/],
    [{ tileId: 'parties' }, /^<div id="parties"/],
    [{ animationEffect: 'rise' }, /data-arrives="rise"/],
    [{ backgroundAnimationEffect: 'pan' }, new RegExp(`class="[^"]*${styles.pans}`)],
    [{ backgroundAnimationEffect: 'sway', edge: 'gingham' }, new RegExp(`gingham h-8 ${styles.sways}`)],
    [{ height: 'half' }, /data-height="half"/],
    [{ height: 'tall' }, /data-height="tall"/],
    [{ height: 'screen' }, /data-height="screen"/],
    [{ width: 'text' }, new RegExp(`${styles.body} {2}${styles.narrow}`)],
    [{ width: 'full' }, new RegExp(`${styles.body} {2}max-w-none!`)],
    [{ edge: 'scallops' }, /scallops/],
  ])('the display field %j has an effect', (tile, html) => {
    expect(render(tile)).toMatch(html);
  });

  test.each([
    ...['fade', 'rise', 'slide', 'tilt'].map((effect) => `[data-arrives="${effect}"]`),
    ...['half', 'tall', 'screen'].map((height) => `[data-height="${height}"]`),
  ])('a rule exists for %s', (attribute) => {
    expect(sheet).toContain(`.tile${attribute}`);
  });

  test('a tile without animation has no attribute for it', () => {
    expect(render({ animationEffect: 'none', backgroundAnimationEffect: 'none' })).toBe(render({}));
  });
});

test('only a labelled tile is a section', () => {
  const labelled = renderToStaticMarkup(
    <TileFrame tile={{}} labelledBy="parties-title">
      words
    </TileFrame>,
  );
  expect(labelled).toMatch(/^<section aria-labelledby="parties-title"/);
});
