/** The light a street stands in. */
export interface Hour {
  /** Sky from the top down to the roofs. */
  sky: readonly [string, string, string];
  /** Everything in the street is multiplied by this. */
  lamp: string;
  /** Distant buildings fade towards this. */
  haze: string;
  /** Lamps and windows are on. */
  evening: boolean;
  orb: { x: number; y: number; radius: number; colour: string };
}

export const hours = {
  morning: {
    sky: ['#9fd0d2', '#cfe5d6', '#fbeecb'],
    lamp: '#fffaf0',
    haze: '#cfdccb',
    evening: false,
    orb: { x: 930, y: 210, radius: 74, colour: '#fff8dc' },
  },
  noon: {
    sky: ['#5fb0c9', '#8fcbd3', '#d9ecdc'],
    lamp: '#ffffff',
    haze: '#a9d0d0',
    evening: false,
    orb: { x: 260, y: 130, radius: 66, colour: '#fff6c9' },
  },
  spring: {
    sky: ['#f6c6b4', '#f9dcc2', '#fdf0d6'],
    lamp: '#fff8f0',
    haze: '#efc9ae',
    evening: false,
    orb: { x: 300, y: 220, radius: 84, colour: '#fffaf0' },
  },
  golden: {
    sky: ['#ec8f4e', '#f5b866', '#fbdf9c'],
    lamp: '#ffe9c4',
    haze: '#efb06a',
    evening: false,
    orb: { x: 880, y: 330, radius: 108, colour: '#fff0b8' },
  },
  grey: {
    sky: ['#a9b8ba', '#c3cdc8', '#e3e2d3'],
    lamp: '#e9e8e2',
    haze: '#b7c3c1',
    evening: true,
    orb: { x: 900, y: 150, radius: 60, colour: '#dfe3dc' },
  },
  sunset: {
    sky: ['#7a3a5a', '#d3604a', '#f7b25c'],
    lamp: '#e8b8a4',
    haze: '#c9605a',
    evening: true,
    orb: { x: 330, y: 470, radius: 120, colour: '#ffdf8a' },
  },
  dusk: {
    sky: ['#2c3f6b', '#7a5f88', '#eaa27a'],
    lamp: '#a9a0b8',
    haze: '#75618a',
    evening: true,
    orb: { x: 250, y: 150, radius: 34, colour: '#fff4d4' },
  },
  night: {
    sky: ['#10203f', '#1c3a5e', '#37627a'],
    lamp: '#7f8cab',
    haze: '#2c5070',
    evening: true,
    orb: { x: 960, y: 140, radius: 50, colour: '#fbf3d4' },
  },
} satisfies Record<string, Hour>;

export type HourName = keyof typeof hours;
