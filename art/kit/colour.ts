/** The colours of the brand. */
export const palette = {
  tomato: '#c12713',
  cream: '#fff7ea',
  paper: '#fbf0da',
  basil: '#1f4534',
  ink: '#2b1a12',
  butter: '#f2c25e',
} as const;

type Channels = [red: number, green: number, blue: number];

const channels = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels;

const hex = (values: readonly number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Blends two #rrggbb colours; share 0 keeps the first, 1 gives the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return hex(channels(from).map((value, i) => value + ((target[i] ?? 0) - value) * share));
}

/** Multiplies a colour by a light: #ffffff leaves it as it is. */
export function lit(colour: string, light: string): string {
  const lamp = channels(light);
  return hex(channels(colour).map((value, i) => (value * (lamp[i] ?? 255)) / 255));
}

export const darker = (colour: string, share = 0.25) => mix(colour, '#1a0803', share);
export const lighter = (colour: string, share = 0.25) => mix(colour, '#fffaf0', share);
