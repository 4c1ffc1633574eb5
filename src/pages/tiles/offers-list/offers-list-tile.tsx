import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { withWholeDates } from '../../../values/time/whole-dates.ts';
import { Disclosure } from '../../rich-text/disclosure.tsx';
import ticket from '../shared/ticket.module.css';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyOffersList } from './offers-list.kind.ts';
import styles from './offers-list-tile.module.css';

type Offer = ReadyOffersList['offers'][number];

function Ticket({ offer }: { offer: Offer }) {
  return (
    <li className={ticket.shadow}>
      <article className={`${ticket.ticket} ${styles.offer}`}>
        <div className={styles.stub}>
          {offer.price && <p className={styles.price}>{offer.price}</p>}
          {offer.image && (
            <Picture picture={offer.image} sizes="(width >= 768px) 171px, 107px" decorative className={styles.plate} />
          )}
        </div>
        <div className={styles.words}>
          <h3 className="text-heading">{offer.title}</h3>
          <p className="mt-2 max-w-[48ch]">{offer.description}</p>
          <p className="mt-2 font-bold">{withWholeDates(offer.validityText)}</p>
          {offer.fewLeft && <p className="mt-1 font-bold text-tomato-deep">Only a few left</p>}
          <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <ButtonLink to={offer.linkUrl} size="small">
              {offer.linkText}
            </ButtonLink>
          </div>
          <Disclosure summary="The small print" text={offer.terms} />
        </div>
      </article>
    </li>
  );
}

export default function OffersListTile({ tile, id }: TileProps<ReadyOffersList>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <TileHead id={id} tile={tile} className="mb-10" />
      {tile.offers.length === 0 && <p className="max-w-text text-lead">{tile.none}</p>}
      <ul className={`${styles.offers} ${tile.offers.length === 1 ? styles.single : ''}`}>
        {tile.offers.map((offer) => (
          <Ticket key={offer.title} offer={offer} />
        ))}
      </ul>
    </TileFrame>
  );
}
