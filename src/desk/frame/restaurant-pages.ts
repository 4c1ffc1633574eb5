import type { DeskAct } from '../rules/may.ts';

type RestaurantPage = { path: string; label: string; act: DeskAct; onTablets: boolean; group: 'service' | 'office' };

const service = (path: string, label: string, onTablets = true): RestaurantPage => ({
  path,
  label,
  act: 'see-day',
  onTablets,
  group: 'service',
});

const office = (path: string, label: string, act: DeskAct = 'manage'): RestaurantPage => ({
  path,
  label,
  act,
  onTablets: act === 'see-day',
  group: 'office',
});

/** The pages of one restaurant, below its slug, in the order of its navigation; those for the office are folded. */
export const RESTAURANT_PAGES: readonly RestaurantPage[] = [
  service('', 'Today'),
  service('/timeline', 'Timeline'),
  service('/walk-in', 'Walk-in'),
  service('/book', 'Phone booking'),
  service('/waiting', 'Waiting list'),
  service('/enquiries', 'Enquiries', false),
  service('/vouchers', 'Vouchers'),
  office('/blocks', 'Blocks and pacing'),
  office('/closing', 'Closing', 'see-day'),
  office('/guarantees', 'Cards held'),
  office('/figures', 'Figures'),
  office('/feeds', 'Calendar and webhooks'),
  office('/log', 'Who did what'),
];
