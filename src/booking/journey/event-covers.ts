import { MAX_EVENT_COVERS } from '../constants.ts';

/** What is wrong with a number of people; null when the restaurant can be asked for so many. */
export function coversProblem(covers: number, least: number): string | null {
  if (!Number.isInteger(covers) || covers < least)
    return least > 0 ? 'Please tell us how many adults.' : 'Please write a whole number, or 0.';
  return covers > MAX_EVENT_COVERS ? `For more than ${MAX_EVENT_COVERS} people please ring the restaurant.` : null;
}
