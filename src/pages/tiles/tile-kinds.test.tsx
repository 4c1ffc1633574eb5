import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import GalleryTile from './gallery/gallery-tile.tsx';
import { kindOf, publishedTile, type ReadyTile, type Tile } from './tile.ts';
import * as kinds from './tile-kinds.ts';

const folder = 'src/pages/tiles';
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);
const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every folder is a listed kind of tile, and every listed kind has its folder', () => {
  expect(folders.map(camelCase).sort()).toEqual(Object.keys(kinds).sort());
});

test.each(folders)('the tile kind %s has one schema, with its own name, and one component', (name) => {
  const files = readdirSync(`${folder}/${name}`);
  expect(files.filter((file) => file.endsWith('.kind.ts'))).toEqual([`${name}.kind.ts`]);
  expect(files.filter((file) => file.endsWith('-tile.tsx'))).toEqual([`${name}-tile.tsx`]);
  const answer = publishedTile.safeParse({ tile: name });
  expect(answer.error?.issues.map(({ path }) => path)).not.toContainEqual(['tile']);
});

const staticKinds = folders.filter((name) => kindOf({ tile: name }).isStatic);
test.each(staticKinds)('the static tile kind %s has no event handlers or state', (name) => {
  const files = readdirSync(`${folder}/${name}`).filter((file) => file.endsWith('.tsx'));
  const code = files.map((file) => readFileSync(`${folder}/${name}/${file}`, 'utf8')).join('');
  expect(code).not.toMatch(/ on[A-Z]\w*=|\buse[A-Z]\w*\(/);
});

test('a component accepts only tiles of its own kind', () => {
  expectTypeOf<Tile['tile']>().toEqualTypeOf<ReadyTile['tile']>();
  expectTypeOf<'anything'>().not.toExtend<Tile['tile']>();
  const draw = (tile: Extract<ReadyTile, { tile: 'hero' }>) => (
    // @ts-expect-error a hero is no gallery
    <GalleryTile tile={tile} id="tile-1" first />
  );
  expect(draw).toBeTypeOf('function');
});
