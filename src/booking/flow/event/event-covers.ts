import { EVENT_TOO_LARGE, MAX_EVENT_COVERS } from '../../contracts/constants.ts';

/** Why an event of that size can't be requested; null if it can. */
function coversProblem(covers: number, least: number): string | null {
  if (!Number.isInteger(covers) || covers < least)
    return least > 0 ? 'Tell us how many adults.' : 'Tell us how many children, even if it’s 0.';
  return covers > MAX_EVENT_COVERS ? EVENT_TOO_LARGE : null;
}

type CoversField = 'adults' | 'children';
export type CoversProblems = Record<CoversField, string | null>;

export function coversProblems({
  adultCovers,
  childCovers,
}: {
  adultCovers: number;
  childCovers: number;
}): CoversProblems {
  return { adults: coversProblem(adultCovers, 1), children: coversProblem(childCovers, 0) };
}

/** As errors of the fields `${prefix}-adults` and `${prefix}-children`. */
export const coversErrors = (prefix: string, problems: CoversProblems) =>
  (['adults', 'children'] as const).flatMap((field) => {
    const message = problems[field];
    return message ? [{ id: `${prefix}-${field}`, message }] : [];
  });
