import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { grounds, toneOf } from './ground.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './cards-tile.css';

type Card = ReadyTileOf<'cards'>['cards'][number];

/** A place laid: the plate, and where it leads. */
function Place({ card: { title, text, image, linkText, linkUrl }, nested }: { card: Card; nested: boolean }) {
  const Heading = nested ? 'h3' : 'h2';
  return (
    <li className="laid">
      {image && <Picture picture={image} sizes="208px" decorative className="laid-plate" />}
      <div>
        <Heading className="text-heading">{title}</Heading>
        {text && <p className="mt-2 max-w-[34ch]">{text}</p>}
        <ButtonLink to={linkUrl} variant="quiet" className="mt-1">
          {linkText}
        </ButtonLink>
      </div>
    </li>
  );
}

/** A printed line with dots to where it leads. */
function Line({ card: { title, text, linkText, linkUrl } }: { card: Card }) {
  const inside = linkUrl.startsWith('/');
  const words = (
    <>
      <span className="cards-line-title">{title}</span>
      <span className="leaders max-sm:hidden" aria-hidden="true" />
      <span className="cards-line-link">
        {linkText}
        <Icon name="arrow-right" className="size-5" />
      </span>
    </>
  );
  return (
    <li className="cards-line">
      {inside ? (
        <Link to={linkUrl} prefetch="intent" viewTransition>
          {words}
        </Link>
      ) : (
        <a href={linkUrl}>{words}</a>
      )}
      {text && <p className="-mt-2 max-w-[52ch] pb-4">{text}</p>}
    </li>
  );
}

/** A place on the runner. */
function RunnerPlace({ card: { title, text, image, linkText, linkUrl }, nested }: { card: Card; nested: boolean }) {
  const Heading = nested ? 'h3' : 'h2';
  return (
    <li className="runner-place">
      {image && <Picture picture={image} sizes="240px" decorative className="runner-plate" />}
      <div>
        <Heading className="text-heading text-tomato">{title}</Heading>
        {text && <p className="mt-2 max-w-[32ch]">{text}</p>}
        <ButtonLink to={linkUrl} variant="quiet" className="mt-2">
          {linkText}
        </ButtonLink>
      </div>
    </li>
  );
}

function Runner({ tile, id }: { tile: ReadyTileOf<'cards'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={tile.title && id} className="cards-runner">
      <TileHead id={id} tile={tile} className="pt-8" />
      <ul className="runner">
        {tile.cards.map((card) => (
          <RunnerPlace key={card.title} card={card} nested={tile.title !== undefined} />
        ))}
      </ul>
    </TileFrame>
  );
}

/** Ways on from here, as places laid or as lines on a card. */
export function CardsTile({ tile, id }: { tile: ReadyTileOf<'cards'>; id: string }) {
  if (tile.look === 'runner') return <Runner tile={tile} id={id} />;
  const rule = grounds[toneOf(tile)].dark ? 'cards-dark' : '';
  return (
    <TileFrame tile={tile} labelledBy={tile.title && id}>
      <TileHead id={id} tile={tile} className="mb-8" />
      {tile.look === 'list' ? (
        <ul className={rule}>
          {tile.cards.map((card) => (
            <Line key={card.title} card={card} />
          ))}
        </ul>
      ) : (
        <ul className={`laid-table laid-${tile.cards.length % 3 === 0 ? 3 : 2} ${rule}`}>
          {tile.cards.map((card) => (
            <Place key={card.title} card={card} nested={tile.title !== undefined} />
          ))}
        </ul>
      )}
    </TileFrame>
  );
}
