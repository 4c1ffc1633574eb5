import type { Street } from '../street/street.ts';
import { arcade } from './arcade.ts';
import { baronial } from './baronial.ts';
import { chalet } from './chalet.ts';
import { classical } from './classical.ts';
import { corner } from './corner.ts';
import { deco } from './deco.ts';
import { georgian } from './georgian.ts';
import { glass } from './glass.ts';
import { harbourRow } from './harbour-row.ts';
import { marketHall } from './market-hall.ts';
import { pavilion } from './pavilion.ts';
import { railwayArch } from './railway-arch.ts';
import { redbrick } from './redbrick.ts';
import { regency } from './regency.ts';
import { timber } from './timber.ts';
import { warehouse } from './warehouse.ts';

/** Every kind of building a restaurant may live in; each stands on the origin. */
export const forms = {
  arcade,
  baronial,
  chalet,
  classical,
  corner,
  deco,
  georgian,
  glass,
  harbourRow,
  marketHall,
  pavilion,
  railwayArch,
  redbrick,
  regency,
  timber,
  warehouse,
} satisfies Record<string, (street: Street) => string>;

export type FormName = keyof typeof forms;
