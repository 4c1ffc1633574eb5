import { panettone, turkeyDinner } from '../food/christmas.ts';
import { seeded } from '../kit/random.ts';
import { at, circle, group, line, many } from '../kit/svg.ts';
import { cracker, firBough, holly, star } from '../table/christmas.ts';
import { glazes, plate } from '../table/crockery.ts';
import { overhead, seated } from '../table/scene.ts';
import type { Course } from './dish.ts';
import { middle, table } from './place-setting.ts';

/** Stars and lights on a string, across the wall behind a seated picture. */
const lights = (y: number) =>
  line(`M-20 ${y}Q300 ${y + 120} 620 ${y + 20}T1220 ${y + 10}`, '#f2c25e', 4, { opacity: 0.6 }) +
  many(9, (i) => {
    const [x, drop] = [60 + i * 138, [52, 84, 82, 52, 18, 2, 8, 18, 16][i] ?? 0];
    return (
      circle(x, y + drop + 24, 44, '#ffdf8c', { opacity: 0.35, filter: 'url(#soft16)' }) +
      at(x, y + drop + 24, i % 2 ? circle(0, 0, 12, '#ffe9a8') : star(20, '#f2c25e'))
    );
  });

/** From late November to Christmas Eve. */
export const christmas: Course = {
  'turkey-porchetta': {
    alt: 'Three thick slices of rolled turkey with a spiral of sage and cranberry stuffing, roast potatoes, sprouts and gravy',
    draw: () => {
      const random = seeded('tacchino');
      return overhead(
        table('#7d1710'),
        at(10, 60, firBough(random, 330, [8, 46, 84])),
        at(1196, 850, firBough(random, 330, [182, 222, 262])),
        at(1090, 120, cracker(300, '#1f4534'), -36),
        at(96, 792, holly(120), 20),
        middle(plate(440, glazes.basil), at(0, -4, turkeyDinner(random), 0, 0.96)),
      );
    },
  },
  panettone: {
    alt: 'A panettone in gold paper with a red ribbon and sugar on its dome, under a string of lights',
    draw: () => {
      const random = seeded('panettone');
      return seated(
        '#1f4534',
        '#8a1709',
        lights(60),
        at(600, 770, panettone(random), 0, 1.08),
        at(1010, 812, group({}, holly(110)), 10),
        at(170, 800, cracker(290, '#c12713'), -12),
      );
    },
  },
};
