import { Link } from 'react-router';
import type { PartyChoice } from '../free-tables/party-choice.ts';
import { finderPath } from './finder-query.ts';

export function OtherPlaces({ others, choice }: { others: string[]; choice: PartyChoice }) {
  if (others.length === 0) return null;
  return (
    <p className="mt-4">
      Or did you mean{' '}
      {others.map((label, index) => (
        <span key={label}>
          {index > 0 && (index === others.length - 1 ? ' or ' : ', ')}
          <Link to={finderPath({ q: label, choice })} className="text-link inline-block py-0.5">
            {label}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}
