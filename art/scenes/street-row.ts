import { type FormName, forms } from '../forms/all.ts';
import { seeded } from '../kit/random.ts';
import { blur } from '../kit/relief.ts';
import { at, tag } from '../kit/svg.ts';
import { royalPavilion } from '../landmarks/east-south.ts';
import { stPauls } from '../landmarks/london.ts';
import { liverBuilding } from '../landmarks/north-west.ts';
import { edinburghCastle } from '../landmarks/scotland.ts';
import { bicycle, bistroTable, dog, lampPost, walker } from '../street/furniture.ts';
import { ground, pavement } from '../street/ground.ts';
import { hours } from '../street/hours.ts';
import { sky } from '../street/sky.ts';
import { type AwningKind, inLight, type LiveryName, liveries, type Street } from '../street/street.ts';

const houses: readonly { form: FormName; livery: LiveryName; awning: AwningKind; site: string; x: number }[] = [
  { form: 'redbrick', livery: 'moss', awning: 'scallop', site: 'Leeds', x: 190 },
  { form: 'regency', livery: 'rose', awning: 'domes', site: 'Brighton', x: 840 },
  { form: 'timber', livery: 'mustard', awning: 'scallop', site: 'York', x: 1510 },
  { form: 'baronial', livery: 'granite', awning: 'straight', site: 'Edinburgh', x: 2180 },
  { form: 'harbourRow', livery: 'sky', awning: 'scallop', site: 'Bristol', x: 2900 },
];

const streetOf = (livery: LiveryName, awning: AwningKind, site: string): Street => ({
  hour: hours.golden,
  livery: liveries[livery],
  awning,
  site,
  random: seeded(`row ${site}`),
  ...inLight(hours.golden),
});

/** Five restaurants shoulder to shoulder on one evening street, 1600 by 640: the wall one walks along. */
export function streetRow(): string {
  const street = streetOf('tomato', 'scallop', 'row');
  const scale = 0.52;
  const behind = [stPauls, liverBuilding, royalPavilion, edinburghCastle].map((landmark, i) =>
    at(275 + i * 345, 530, landmark(street), 0, 0.68),
  );
  const row = houses.map(({ form, livery, awning, site, x }) =>
    at(x * scale, 540, forms[form](streetOf(livery, awning, site)), 0, scale),
  );
  const life = [
    at(352, 566, bistroTable(street), 0, 0.6),
    at(620, 560, bicycle(street), 0, 0.6),
    at(980, 566, walker(street), 0, 0.6),
    at(1020, 566, dog(street), 0, 0.6),
    at(1330, 566, bistroTable(street), 0, 0.6),
    at(680, 556, lampPost(street), 0, 0.62),
    at(1560, 556, lampPost(street), 0, 0.62),
  ];
  const backdrop =
    at(0, 0, sky(street, 'gulls'), 0, '1.34 .8') + at(0, 540 - pavement, ground(street, 'flags'), 0, '1.34 1');
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1600 640', width: 1600, height: 640 },
    `<defs>${blur('soft8', 8)}${blur('soft16', 16)}${blur('soft30', 30)}</defs>${backdrop}${behind.join('')}${row.join('')}${life.join('')}`,
  );
}
