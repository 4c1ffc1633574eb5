import type { Plan } from '../street/poster.ts';

/** Posters by restaurant slug. */
export type Shopfronts = Record<string, Plan & { alt: string }>;
