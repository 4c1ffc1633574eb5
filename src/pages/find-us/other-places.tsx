import { Link } from 'react-router';
import type { Asked } from '../free-tables/asked.ts';
import { finderPath } from './finder-query.ts';

export function OtherPlaces({ others, asked }: { others: string[]; asked: Asked }) {
  if (others.length === 0) return null;
  return (
    <p className="mt-4">
      Or did you mean{' '}
      {others.map((label, index) => (
        <span key={label}>
          {index > 0 && (index === others.length - 1 ? ' or ' : ', ')}
          <Link to={finderPath({ q: label, asked })} className="text-link inline-block py-0.5">
            {label}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}
