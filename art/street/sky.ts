import { circle, group, line, many, path, rect, tag } from '../kit/svg.ts';
import type { Street } from './street.ts';

export type Weather =
  | 'clear'
  | 'clouds'
  | 'rain'
  | 'snow'
  | 'fog'
  | 'stars'
  | 'aurora'
  | 'rainbow'
  | 'gulls'
  | 'balloons';

const cloud = (x: number, y: number, size: number, colour: string) =>
  group(
    { opacity: 0.85 },
    path(
      `M${x} ${y}q${size * 0.1} ${-size * 0.34} ${size * 0.44} ${-size * 0.3}q${size * 0.2} ${-size * 0.34} ${size * 0.56} ${-size * 0.16}q${size * 0.36} ${-size * 0.14} ${size * 0.44} ${size * 0.18}q${size * 0.3} ${size * 0.04} ${size * 0.3} ${size * 0.28}Z`,
      colour,
    ),
  );

const gull = (x: number, y: number, size: number) =>
  line(
    `M${x - size} ${y - size * 0.3}q${size * 0.6} ${-size * 0.5} ${size} ${size * 0.3}q${size * 0.4} ${-size * 0.8} ${size} ${-size * 0.3}`,
    '#fffdf6',
    size * 0.16,
  );

const balloon = (street: Street, x: number, y: number, size: number, colour: string) => {
  const { far } = street;
  return (
    path(
      `M${x - size} ${y}C${x - size} ${y - size * 1.4} ${x + size} ${y - size * 1.4} ${x + size} ${y}Q${x + size * 0.8} ${y + size * 0.8} ${x + size * 0.2} ${y + size * 1.3}H${x - size * 0.2}Q${x - size * 0.8} ${y + size * 0.8} ${x - size} ${y}Z`,
      far(colour, 0.2),
    ) +
    path(
      `M${x - size * 0.36} ${y - size * 0.95}Q${x - size * 0.6} ${y + size * 0.4} ${x - size * 0.1} ${y + size * 1.3}H${x + size * 0.1}Q${x + size * 0.6} ${y + size * 0.4} ${x + size * 0.36} ${y - size * 0.95}Z`,
      far('#fff7ea', 0.15),
    ) +
    rect(x - size * 0.16, y + size * 1.5, size * 0.32, size * 0.26, far('#7a4a24', 0.2))
  );
};

const aurora = many(3, (i) =>
  path(
    `M${-40 + i * 120} ${330 - i * 40}Q${240 + i * 60} ${90 + i * 30} ${620 + i * 40} ${220 - i * 36}T1260 ${110 + i * 26}L1260 ${250 + i * 10}Q${900} ${150 + i * 60} ${640 + i * 40} ${360 - i * 40}T${-40} ${460}Z`,
    ['#4fd0a0', '#7fe0b8', '#9a7fd0'][i] ?? '#4fd0a0',
    { opacity: 0.28, filter: 'url(#soft30)' },
  ),
);

const rainbow = many(5, (i) =>
  circle(640, 720, 560 - i * 17, 'none', {
    stroke: ['#e0563a', '#f2a14a', '#f6d96a', '#7fb884', '#6f9fc4'][i],
    'stroke-width': 17,
    opacity: 0.42,
  }),
);

/** Sky, sun or moon, and what hangs in the air. */
export function sky(street: Street, weather: Weather): string {
  const { hour, random } = street;
  const [top, middle, low] = hour.sky;
  const gradient = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`;
  const { x, y, radius, colour } = hour.orb;
  const orb =
    circle(x, y, radius * 1.9, colour, { opacity: 0.2 }) +
    circle(x, y, radius * 1.4, colour, { opacity: 0.25 }) +
    circle(x, y, radius, colour, { opacity: 0.95 });
  const stars = many(70, () =>
    circle(random.between(0, 1200), random.between(0, 420), random.between(1, 3), '#fff8dc', {
      opacity: random.between(0.4, 1),
    }),
  );
  const cloudColour = hour.evening ? hour.haze : '#fffdf6';
  const clouds = (count: number) =>
    many(count, () => cloud(random.between(-80, 1050), random.between(90, 330), random.between(110, 230), cloudColour));
  const air: Record<Weather, string> = {
    clear: clouds(1),
    clouds: clouds(5),
    rain: clouds(7),
    snow: clouds(3),
    fog: '',
    stars,
    aurora: stars + aurora,
    rainbow: rainbow + clouds(3),
    gulls: clouds(2) + many(6, () => gull(random.between(60, 1140), random.between(70, 330), random.between(14, 30))),
    balloons:
      clouds(1) +
      balloon(street, 150, 190, 62, '#c12713') +
      balloon(street, 1010, 140, 46, '#e9b044') +
      balloon(street, 860, 260, 26, '#35699a') +
      balloon(street, 300, 100, 24, '#3f8247'),
  };
  return `<defs>${gradient}</defs>${rect(0, 0, 1200, 800, 'url(#sky)')}${hour.evening && top === '#10203f' ? stars : ''}${orb}${air[weather]}`;
}

/** Weather that falls in front of everything. */
export function falling(street: Street, weather: Weather): string {
  const { random } = street;
  if (weather === 'rain')
    return line(
      many(150, () => `M${random.between(0, 1200).toFixed(0)} ${random.between(0, 780).toFixed(0)}l-6 24`),
      '#f3f6f2',
      2,
      { opacity: 0.45 },
    );
  if (weather === 'snow')
    return many(170, () =>
      circle(random.between(0, 1200), random.between(0, 800), random.between(2, 6), '#ffffff', {
        opacity: random.between(0.6, 1),
      }),
    );
  if (weather === 'fog')
    return many(3, (i) =>
      tag('ellipse', {
        cx: 300 + i * 340,
        cy: 600 - i * 60,
        rx: 560,
        ry: 60,
        fill: '#f2efe2',
        opacity: 0.3,
        filter: 'url(#soft30)',
      }),
    );
  return '';
}
