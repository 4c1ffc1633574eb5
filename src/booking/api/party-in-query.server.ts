import type { OccasionParty } from '../rules/eligibility-checker.ts';

type PartyQuery = Omit<OccasionParty, 'adultCovers' | 'childCovers'> & { adults: number; children: number };

/** Renames a query's party to the fields of a booking's body. */
export const partyInQuery = ({ adults, children, ...rest }: PartyQuery): OccasionParty => ({
  ...rest,
  adultCovers: adults,
  childCovers: children,
});
