import type { Display, Tone } from './display.ts';

/** The ground of a tile, whichever way its name is spelt; cream unless said. */
export function toneOf({ backgroundColor, backgroundColour }: Display): Tone {
  return backgroundColour ?? backgroundColor ?? 'cream';
}

/** Ground and the words on it: pairs that pass WCAG AA (see ui/tokens.css). */
export const grounds: Record<Tone, { ground: string; title: string; dark: boolean }> = {
  cream: { ground: 'bg-cream', title: 'text-tomato', dark: false },
  paper: { ground: 'bg-paper', title: 'text-basil', dark: false },
  shade: { ground: 'bg-shade', title: 'text-basil', dark: false },
  butter: { ground: 'bg-butter', title: 'text-ink', dark: false },
  basil: { ground: 'bg-basil on-dark', title: 'text-butter', dark: true },
  tomato: { ground: 'bg-tomato on-dark', title: 'text-cream', dark: true },
};
