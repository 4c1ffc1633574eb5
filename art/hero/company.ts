import { blob } from '../kit/curve.ts';
import type { Random } from '../kit/random.ts';
import { at, circle, ellipse, group, line, many, path } from '../kit/svg.ts';
import { gingham } from '../table/cloth.ts';
import { bowl, glazes } from '../table/crockery.ts';

/** A glass of red from above, its foot below it and its colour thrown on the cloth. */
export const wineFromAbove = (radius: number) =>
  ellipse(radius * 0.9, radius * 0.95, radius * 0.95, radius * 0.7, '#6a0a16', {
    opacity: 0.5,
    filter: 'url(#soft16)',
  }) +
  ellipse(radius * 1.0, radius * 1.02, radius * 0.34, radius * 0.24, '#e0455a', {
    opacity: 0.6,
    filter: 'url(#soft8)',
  }) +
  circle(radius * 0.24, radius * 0.26, radius * 0.72, '#fffdf6', { opacity: 0.35 }) +
  circle(0, 0, radius, '#fffdf6', { opacity: 0.3 }) +
  circle(0, 0, radius * 0.84, '#4d0713') +
  circle(-radius * 0.06, -radius * 0.06, radius * 0.74, '#7c1020') +
  ellipse(-radius * 0.2, -radius * 0.24, radius * 0.42, radius * 0.36, '#a51a2c', {
    opacity: 0.8,
    filter: 'url(#soft16)',
  }) +
  circle(0, 0, radius, 'none', { stroke: '#ffffff', 'stroke-width': 5, opacity: 0.85 }) +
  circle(0, 0, radius * 0.85, 'none', { stroke: '#ffd9d0', 'stroke-width': 3, opacity: 0.5 }) +
  line(
    `M${-radius * 0.74} ${-radius * 0.36}A${radius * 0.83} ${radius * 0.83} 0 0 1 ${-radius * 0.2} ${-radius * 0.8}`,
    '#ffffff',
    radius * 0.08,
    { opacity: 0.8, filter: 'url(#soft1)' },
  ) +
  ellipse(radius * 0.36, radius * 0.5, radius * 0.16, radius * 0.07, '#ffffff', {
    opacity: 0.35,
    transform: 'rotate(-40)',
  });

/** A dish of olive oil with drops of balsamic in it. */
export const oilDish = (random: Random, radius: number) =>
  bowl(radius, glazes.cream) +
  circle(0, 0, radius * 0.86, '#d9a71e') +
  ellipse(-radius * 0.16, -radius * 0.2, radius * 0.5, radius * 0.42, '#f2cd58', { filter: 'url(#soft8)' }) +
  [
    [0.24, 0.2, 0.2],
    [0.5, 0.06, 0.09],
    [0.06, 0.5, 0.12],
    [0.42, 0.44, 0.07],
    [-0.22, 0.36, 0.06],
  ]
    .map(([x = 0, y = 0, size = 0]) =>
      path(blob(random, { x: x * radius, y: y * radius, radius: size * radius, wobble: 0.07 }), '#4a1c0e'),
    )
    .join('') +
  line(
    `M${-radius * 0.6} ${-radius * 0.2}A${radius * 0.66} ${radius * 0.66} 0 0 1 ${-radius * 0.2} ${-radius * 0.6}`,
    '#fffbe6',
    radius * 0.07,
    { opacity: 0.8, filter: 'url(#soft1)' },
  );

/** A breadstick `length` px long with sesame on it, lying along x. */
export const grissino = (random: Random, length: number) =>
  group(
    { filter: 'url(#toast)' },
    line(
      `M${-length / 2} 0Q${-length * 0.1} ${random.between(-12, 12)} ${length / 2} ${random.between(-8, 8)}`,
      '#d79a48',
      34,
    ),
  ) +
  many(Math.round(length / 9), () =>
    at(
      random.between(-length / 2, length / 2),
      random.between(-11, 11),
      ellipse(0, 0, 4, 2, '#f6dfae'),
      random.between(0, 180),
    ),
  );

/** A gingham cloth thrown over part of the table: `outline` is its edge on a table of the given size. */
export const thrownCloth = (width: number, height: number, outline: string) =>
  `<defs><clipPath id="cloth"><path d="${outline}"/></clipPath></defs>${path(outline, '#2a0803', { opacity: 0.42, filter: 'url(#soft16)', transform: 'translate(8 14)' })}${group({ 'clip-path': 'url(#cloth)' }, gingham(width, height, 64, -9), line(outline, '#fffaf0', 16, { opacity: 0.85 }), line(outline, '#c12713', 4))}`;

/** Soft folds in the cloth: a light ridge beside a dark one. */
export const fold = (d: string) =>
  line(d, '#fffaf0', 34, { opacity: 0.3, filter: 'url(#soft16)' }) +
  at(26, 22, line(d, '#4a0d05', 30, { opacity: 0.34, filter: 'url(#soft16)' }));
