import type { Display, Tone } from './display.ts';

/** A tile's background, in either spelling of the field; cream by default. */
export function toneOf({ backgroundColor, backgroundColour }: Display): Tone {
  return backgroundColour ?? backgroundColor ?? 'cream';
}

/** Background and text colours: pairs that pass WCAG AA (see ui/styles/tokens.css). */
export const backgrounds: Record<Tone, { background: string; title: string; dark: boolean }> = {
  cream: { background: 'bg-cream', title: 'text-tomato', dark: false },
  paper: { background: 'bg-paper', title: 'text-basil', dark: false },
  shade: { background: 'bg-shade', title: 'text-basil', dark: false },
  butter: { background: 'bg-butter', title: 'text-ink', dark: false },
  basil: { background: 'bg-basil on-dark', title: 'text-butter', dark: true },
  tomato: { background: 'bg-tomato on-dark', title: 'text-cream', dark: true },
};
