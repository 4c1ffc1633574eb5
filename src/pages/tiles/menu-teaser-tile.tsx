import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { grounds, toneOf } from './ground.ts';
import { PrintedCard } from './printed-card.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import { TileLinks } from './tile-links.tsx';
import './menu-teaser-tile.css';

type TeaserProps = { tile: ReadyTileOf<'menu-teaser'>; id: string };

function WaysOn({ tile: { menuId, linkText, more } }: Pick<TeaserProps, 'tile'>) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
      <ButtonLink to={`/our-menu/${menuId}`}>{linkText}</ButtonLink>
      {more && (
        <Link to={more.url} prefetch="intent" viewTransition className="text-link py-2 font-bold">
          {more.text}
        </Link>
      )}
    </div>
  );
}

/** The card laid open, with one large plate sliding under its edge. */
function Spread({ tile, id }: TeaserProps) {
  const plate = tile.image ?? tile.plate;
  return (
    <TileFrame tile={tile} labelledBy={id} className="spread">
      <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id={id} className={`text-title ${grounds[toneOf(tile)].title}`}>
            {tile.title}
          </h2>
          {tile.text && <p className="mt-6 max-w-text text-lead">{tile.text}</p>}
          <WaysOn tile={tile} />
          {plate && <Picture picture={plate} sizes="420px" decorative className="spread-plate" />}
        </div>
        <PrintedCard
          sections={tile.sections}
          id={id}
          columns
          className="self-center px-7 pt-10 pb-4 text-ink sm:px-10 sm:pt-12 lg:pt-16 lg:pb-8"
          lineClass="py-1 lg:py-1.5"
        />
      </div>
    </TileFrame>
  );
}

/** Some of a menu on a printed card. */
export function MenuTeaserTile({ tile, id }: TeaserProps) {
  if (tile.look === 'spread') return <Spread tile={tile} id={id} />;
  const plate = tile.image ?? tile.plate;
  const ways = [
    { text: tile.linkText, url: `/our-menu/${tile.menuId}` },
    ...(tile.more ? [{ ...tile.more, style: 'quiet' as const }] : []),
  ];
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="teaser">
        <div>
          <TileHead id={id} tile={tile} />
          <TileLinks links={ways} tone={toneOf(tile)} className="mt-8" />
          {plate && <Picture picture={plate} sizes="360px" decorative className="teaser-plate" />}
        </div>
        <PrintedCard
          sections={tile.sections}
          id={id}
          columns={tile.sections.length > 2}
          className="px-7 pt-10 pb-4 text-ink sm:px-11 sm:pt-12"
          lineClass="py-1"
        />
      </div>
    </TileFrame>
  );
}
