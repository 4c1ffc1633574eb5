import type { OccasionParty } from '../rules/eligibility-checker.ts';

type PartyQuery = Omit<OccasionParty, 'adultCovers' | 'childCovers'> & { adults: number; children: number };

/** The party of a query string, with the names of a booking's body. */
export const partyInQuery = ({ adults, children, ...rest }: PartyQuery): OccasionParty => ({
  ...rest,
  adultCovers: adults,
  childCovers: children,
});
