import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { milesText } from '../map/map-restaurant.ts';
import { finderPath, type Party } from './finder-query.ts';
import { OtherPlaces } from './results.tsx';

type UnknownProps = { towns: string[]; party: Party | null };

/** Nobody knows the place: what to try, and the towns we are in. */
export function UnknownPlace({ towns, party }: UnknownProps) {
  return (
    <>
      <p className="mt-10 max-w-text text-lead">
        Look at the spelling, or try the first half of a postcode, such as LS1, or the nearest large town. Or pick one
        of ours:
      </p>
      <ul className="mt-6 flex max-w-page flex-wrap gap-x-6">
        {towns.map((town) => (
          <li key={town}>
            <Link
              to={finderPath({ q: town, party })}
              className="text-link inline-flex min-h-11 items-center font-display text-dish"
            >
              {town}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type TooFarProps = {
  others: string[];
  nearest: { slug: string; title: string; milesValue: number } | null;
  party: Party | null;
};

/** Nothing within a hundred miles: the least far one, and how to go on. */
export function TooFar({ others, nearest, party }: TooFarProps) {
  return (
    <>
      <p className="mt-10 max-w-text text-lead">
        None of our tables is within 100 miles.
        {nearest && ` The closest is ${nearest.title}, ${milesText(nearest.milesValue)} as the crow flies.`} Going
        somewhere soon? Type that town above and we will see what is there.
      </p>
      <OtherPlaces others={others} party={party} />
      <div className="mt-8 flex flex-wrap gap-4">
        {nearest && <ButtonLink to={`/restaurants/${nearest.slug}`}>{nearest.title}</ButtonLink>}
        <ButtonLink to="/restaurants" variant="line">
          See all restaurants
        </ButtonLink>
      </div>
    </>
  );
}

/** The finder itself is not answering. */
export function FinderFailed() {
  return (
    <>
      <p className="mt-10 max-w-text text-lead">
        That is our fault, not yours. Try once more in a minute, or pick your restaurant from the full list.
      </p>
      <ButtonLink to="/restaurants" className="mt-8">
        See all restaurants
      </ButtonLink>
    </>
  );
}
