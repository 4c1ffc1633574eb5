import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MALLOC, NODE_FLAGS } from '../../scripts/node-flags.mjs';

const read = (file: string) => readFileSync(file, 'utf8');

test('the unit and the image run Node as npm start does', () => {
  const inUnit = /^ExecStart=\S+\/node (.+) build\/server\/index\.js$/m.exec(read('deploy/tavola@.service'))?.[1];
  const inImage = /^CMD \["node_modules\/node\/bin\/node", (.+), "build\/server\/index\.js"\]$/m.exec(
    read('deploy/Containerfile'),
  )?.[1];
  const malloc = Object.entries(MALLOC).map(([name, value]) => `${name}=${value}`);
  expect(read('deploy/tavola@.service')).toContain(`\nEnvironment=${malloc.join(' ')}\n`);
  expect(read('deploy/Containerfile')).toContain(`\nENV ${malloc.join(' ')}\n`);
  expect(inUnit?.split(' ')).toEqual(NODE_FLAGS);
  expect(JSON.parse(`[${inImage}]`)).toEqual(NODE_FLAGS);
});
