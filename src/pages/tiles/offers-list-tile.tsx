import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Folded } from './folded.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './ticket.css';

type Offer = ReadyTileOf<'offers-list'>['offers'][number];

function Ticket({ offer }: { offer: Offer }) {
  return (
    <li className="ticket-shadow">
      <article className="ticket">
        <div className="ticket-stub">
          {offer.price && <p className="ticket-price">{offer.price}</p>}
          {offer.image && <Picture picture={offer.image} sizes="176px" decorative className="ticket-plate" />}
        </div>
        <div className="ticket-words">
          <h3 className="text-heading">{offer.title}</h3>
          <p className="mt-2 max-w-[48ch]">{offer.description}</p>
          <p className="mt-2 font-bold">{offer.validityText}</p>
          <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <ButtonLink to={offer.linkUrl} size="small">
              {offer.linkText}
            </ButtonLink>
          </div>
          <Folded summary="The small print" text={offer.terms} />
        </div>
      </article>
    </li>
  );
}

/** Offers as tickets torn from a roll. */
export function OffersListTile({ tile, id }: { tile: ReadyTileOf<'offers-list'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <TileHead id={id} tile={tile} className="mb-10" />
      {tile.offers.length === 0 && <p className="max-w-text text-lead">{tile.none}</p>}
      <ul className={`tickets ${tile.offers.length === 1 ? 'tickets-one' : ''}`}>
        {tile.offers.map((offer) => (
          <Ticket key={offer.title} offer={offer} />
        ))}
      </ul>
    </TileFrame>
  );
}
