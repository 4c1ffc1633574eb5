import { lit, mix } from '../kit/colour.ts';
import type { Random } from '../kit/random.ts';
import type { Hour } from './hours.ts';

/** A restaurant's colours. */
export interface Livery {
  wall: string;
  trim: string;
  /** Joinery and sign board. */
  paint: string;
  /** Awning and planters. */
  accent: string;
  letters: string;
}

export type AwningKind = 'scallop' | 'straight' | 'domes' | 'plain' | 'none';

/** What every part of a street picture needs to know. */
export interface Street {
  hour: Hour;
  livery: Livery;
  awning: AwningKind;
  site: string;
  random: Random;
  /** A colour as this hour's light shows it. */
  tone: (colour: string) => string;
  /** A distant colour: lit, then lost in the haze by `share`. */
  far: (colour: string, share?: number) => string;
}

/** Gives a street its light. */
export const inLight = (hour: Hour) => ({
  tone: (colour: string) => lit(colour, hour.lamp),
  far: (colour: string, share = 0.55) => mix(lit(colour, hour.lamp), hour.haze, share),
});

export const liveries = {
  tomato: { wall: '#f3dfb8', trim: '#fff7ea', paint: '#b92a15', accent: '#c12713', letters: '#fff7ea' },
  basil: { wall: '#e9c9a0', trim: '#fff7ea', paint: '#1f4534', accent: '#2a5f47', letters: '#f6e6c6' },
  butter: { wall: '#b4563a', trim: '#f3dfb8', paint: '#2b3a3a', accent: '#e9b044', letters: '#f2c25e' },
  harbour: { wall: '#e8e2d0', trim: '#ffffff', paint: '#23506b', accent: '#35699a', letters: '#fff7ea' },
  plum: { wall: '#c98a64', trim: '#f6e6c6', paint: '#5a2036', accent: '#8e2f4a', letters: '#f9d9a8' },
  olive: { wall: '#d9c08a', trim: '#fbf0da', paint: '#4f5a26', accent: '#7f8a34', letters: '#fff7ea' },
  blush: { wall: '#efb79a', trim: '#fff7ea', paint: '#8a2415', accent: '#d6563c', letters: '#fff1d8' },
  slate: { wall: '#8d938f', trim: '#e3dfd0', paint: '#27333a', accent: '#c12713', letters: '#fbe6c4' },
  brick: { wall: '#a8452c', trim: '#ecd2a6', paint: '#1f4534', accent: '#c12713', letters: '#fff1d8' },
  sky: { wall: '#9cc7c4', trim: '#ffffff', paint: '#b92a15', accent: '#e0563a', letters: '#fff7ea' },
  lemon: { wall: '#f2cd6a', trim: '#fffaf0', paint: '#1f4534', accent: '#c12713', letters: '#fff7ea' },
  granite: { wall: '#a9aaa6', trim: '#d5d3c8', paint: '#7a1a14', accent: '#a8301e', letters: '#fbe6c4' },
  honey: { wall: '#e3bf80', trim: '#f6e2b4', paint: '#23506b', accent: '#c12713', letters: '#fff7ea' },
  moss: { wall: '#a8452c', trim: '#ecd2a6', paint: '#2b3a2a', accent: '#3f7a4f', letters: '#f6e6c6' },
  bluebell: { wall: '#ddb878', trim: '#f6e2b4', paint: '#2a3f6b', accent: '#4a6fa8', letters: '#fff7ea' },
  mint: { wall: '#f0e6d0', trim: '#ffffff', paint: '#2f6b5c', accent: '#5fa08a', letters: '#fff7ea' },
  mustard: { wall: '#efe0bd', trim: '#fff7ea', paint: '#6b3a1c', accent: '#e0a02e', letters: '#fbe6b4' },
  claret: { wall: '#ead9bd', trim: '#fffaf0', paint: '#7a1f2e', accent: '#9c2f3f', letters: '#f9d9a8' },
  rose: { wall: '#f3c4b4', trim: '#fffaf0', paint: '#2a5f57', accent: '#e07a6a', letters: '#fff7ea' },
} satisfies Record<string, Livery>;

export type LiveryName = keyof typeof liveries;
