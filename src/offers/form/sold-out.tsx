import { href, Link } from 'react-router';
import { stateWords } from '../rules/offer-words.ts';

/** Above the form of a sold-out offer, which resends vouchers. `isTold`: the form was refused because it sold out. */
export function SoldOut({ isTold }: { isTold: boolean }) {
  const { title, message } = stateWords.gone;
  return (
    <div>
      <h2 className="text-heading">{title}</h2>
      {!isTold && <p className="mt-3">{message}</p>}
      <p className="mt-1">
        <Link to={href('/:id1/:id2?', { id1: 'offers' })} className="text-link inline-flex min-h-11 items-center">
          See today’s offers
        </Link>
      </p>
      <p className="mt-1">Already got one? We can send it again.</p>
    </div>
  );
}
