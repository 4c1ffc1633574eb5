import type { DeskAct } from '../rules/may.ts';

/** The pages of one restaurant, below its slug, in the order of its navigation. */
export const RESTAURANT_PAGES: readonly { path: string; label: string; act: DeskAct; onTablets: boolean }[] = [
  { path: '', label: 'Today', act: 'see-day', onTablets: true },
  { path: '/walk-in', label: 'Walk-in', act: 'see-day', onTablets: true },
  { path: '/timeline', label: 'Timeline', act: 'see-day', onTablets: true },
  { path: '/book', label: 'Phone booking', act: 'see-day', onTablets: true },
  { path: '/blocks', label: 'Blocks and pacing', act: 'manage', onTablets: false },
  { path: '/vouchers', label: 'Vouchers', act: 'see-day', onTablets: true },
  { path: '/enquiries', label: 'Enquiries', act: 'see-day', onTablets: false },
  { path: '/waiting', label: 'Waiting list', act: 'see-day', onTablets: true },
  { path: '/closing', label: 'Closing', act: 'see-day', onTablets: true },
  { path: '/guarantees', label: 'Cards held', act: 'manage', onTablets: false },
  { path: '/figures', label: 'Figures', act: 'manage', onTablets: false },
  { path: '/feeds', label: 'Feeds', act: 'manage', onTablets: false },
  { path: '/log', label: 'Who did what', act: 'manage', onTablets: false },
];
