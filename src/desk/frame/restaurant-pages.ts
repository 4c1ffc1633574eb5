import type { DeskAct } from '../rules/may.ts';

type RestaurantPage = { path: string; label: string; act: DeskAct; onTablets: boolean; group: 'service' | 'office' };

const service = (path: string, label: string, act: DeskAct = 'see-day', onTablets = true): RestaurantPage => ({
  path,
  label,
  act,
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
  service('/walk-in', 'Walk-in', 'work-day'),
  service('/book', 'Phone booking', 'work-day'),
  service('/waiting', 'Waiting list'),
  service('/enquiries', 'Enquiries', 'see-day', false),
  service('/vouchers', 'Vouchers', 'work-day'),
  office('/blocks', 'Blocks and pacing'),
  office('/closing', 'Closing', 'see-day'),
  office('/guarantees', 'Cards held'),
  office('/figures', 'Figures'),
  office('/feeds', 'Calendar and webhooks'),
  office('/log', 'Who did what'),
];
