import { darker } from '../kit/colour.ts';
import { many, path, rect } from '../kit/svg.ts';
import { pavement } from './ground.ts';
import { sash } from './openings.ts';
import type { Street } from './street.ts';

/** Low roofs on the horizon, lost in the haze. */
export function skyline(street: Street): string {
  const { random, far } = street;
  return many(16, (i) => {
    const [x, wide, tall] = [i * 80 - random.between(10, 60), random.between(60, 120), random.between(60, 170)];
    const colour = far(random.pick(['#d6a878', '#c08a68', '#b59a82', '#a8785a']), 0.68);
    return (
      rect(x, pavement - tall, wide, tall, colour) +
      (random.chance(0.5)
        ? path(`M${x - 4} ${pavement - tall}l${wide / 2 + 4} ${-random.between(20, 50)}l${wide / 2 + 4} 50Z`, colour)
        : '') +
      many(3, (k) =>
        street.hour.evening && random.chance(0.6)
          ? rect(x + 12 + k * 22, pavement - tall + random.between(16, 50), 8, 12, '#ffd98a', { opacity: 0.6 })
          : '',
      )
    );
  });
}

/** The house next door, from one edge of the picture to the restaurant's wall. */
export function nextDoor(street: Street, from: number, to: number, tall: number): string {
  const { random, tone } = street;
  const colour = random.pick(['#c9a07a', '#b5785a', '#d9c4a0', '#a89a8a', '#c48a68', '#cbb89a']);
  const wide = to - from;
  const columns = Math.max(1, Math.floor(wide / 86));
  const windows = many(3, (row) =>
    many(columns, (i) =>
      sash(street, {
        x: from + (i + 0.5) * (wide / columns) - 25,
        y: pavement - tall + 36 + row * 118,
        wide: 50,
        tall: 78,
        surround: darker(colour, 0.15),
        frame: '#f6ead2',
      }),
    ),
  );
  return (
    rect(from, pavement - tall, wide, tall, tone(darker(colour, 0.12))) +
    rect(from - 8, pavement - tall - 12, wide + 16, 16, tone(darker(colour, 0.3))) +
    windows +
    rect(from, pavement - 130, wide, 130, tone(darker(colour, 0.35))) +
    rect(from, pavement - tall, wide, tall, '#2a0803', { opacity: 0.1 })
  );
}
