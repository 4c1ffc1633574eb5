import { href, Link } from 'react-router';
import { useTexts } from '../../settings/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { milesText } from '../../values/miles.ts';
import { type PartyChoice, restaurantPath } from '../free-tables/party-choice.ts';
import { finderPath } from './finder-query.ts';
import { OtherPlaces } from './other-places.tsx';

type UnknownProps = { towns: string[]; choice: PartyChoice };

/** The place is unknown: what to try, and the towns with restaurants. */
export function UnknownPlace({ towns, choice }: UnknownProps) {
  return (
    <>
      <p className="mt-10 max-w-text text-lead">
        Check the spelling, or try the first half of a postcode, like LS1, or the nearest big town. Or pick one of ours:
      </p>
      <ul className="mt-6 flex max-w-page flex-wrap gap-x-6">
        {towns.map((town) => (
          <li key={town}>
            <Link
              to={finderPath({ q: town, choice })}
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
  choice: PartyChoice;
};

/** Nothing within a hundred miles: the nearest restaurant, and other places of that name. */
export function TooFar({ others, nearest, choice }: TooFarProps) {
  return (
    <>
      <p className="mt-10 max-w-text text-lead">
        None of our restaurants is within 100 miles.
        {nearest && ` The closest is ${nearest.title}, ${milesText(nearest.milesValue)} as the crow flies.`}{' '}
        {useTexts().tooFarLead}
      </p>
      <OtherPlaces others={others} choice={choice} />
      <div className="mt-8 flex flex-wrap gap-4">
        {nearest && <ButtonLink to={restaurantPath(nearest.slug, choice)}>{nearest.title}</ButtonLink>}
        <ButtonLink to={finderPath({ choice })} variant="line">
          See all restaurants
        </ButtonLink>
      </div>
    </>
  );
}

/** The search service failed. */
export function FinderFailed() {
  return (
    <>
      <p className="mt-10 max-w-text text-lead">
        That’s our fault, not yours. Try again in a minute, or pick your restaurant from the full list.
      </p>
      <ButtonLink to={href('/restaurants')} className="mt-8">
        See all restaurants
      </ButtonLink>
    </>
  );
}
