import type { DeskAct } from '../rules/may.ts';

type RestaurantPage = {
  path: string;
  label: string;
  act: DeskAct;
  onTablets: boolean;
  group: 'service' | 'requests' | 'office';
};

const pageIn =
  (group: RestaurantPage['group']) =>
  (path: string, label: string, act: DeskAct = 'see-day', onTablets = act !== 'manage'): RestaurantPage => ({
    path,
    label,
    act,
    onTablets,
    group,
  });
const service = pageIn('service');
const requests = pageIn('requests');
const office = pageIn('office');

export const ENQUIRIES = '/enquiries';

/** The pages of one restaurant, below its slug, in the order of its navigation; those for the office are folded, and
 * on a phone the requests, too. */
export const RESTAURANT_PAGES: readonly RestaurantPage[] = [
  service('', 'Today'),
  service('/timeline', 'Timeline'),
  service('/walk-in', 'Walk-in', 'work-day'),
  service('/book', 'Phone', 'work-day'),
  requests('/waiting', 'Waiting list'),
  requests(ENQUIRIES, 'Enquiries', 'see-day', false),
  requests('/vouchers', 'Vouchers', 'work-day'),
  office('/blocks', 'Blocks and pacing', 'manage'),
  office('/closing', 'Close a day'),
  office('/guarantees', 'Cards held', 'manage'),
  office('/figures', 'Figures', 'manage'),
  office('/feeds', 'Calendar and webhooks', 'manage'),
  office('/log', 'Who did what', 'manage'),
];
