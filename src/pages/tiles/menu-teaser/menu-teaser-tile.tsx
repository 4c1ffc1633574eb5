import { href } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageLink } from '../../../ui/links/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { backgrounds, toneOf } from '../shared/backgrounds.ts';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import { TileLinks } from '../shared/tile-links.tsx';
import type { ReadyMenuTeaser } from './menu-teaser.kind.ts';
import styles from './menu-teaser-tile.module.css';
import { PrintedCard } from './printed-card.tsx';

type TeaserProps = { tile: ReadyMenuTeaser; id: string };

function WaysOn({ tile: { menuId, linkText, more } }: Pick<TeaserProps, 'tile'>) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
      <ButtonLink to={href('/our-menu/:id', { id: menuId })}>{linkText}</ButtonLink>
      {more && (
        <PageLink to={more.url} className="text-link py-2 font-bold">
          {more.text}
        </PageLink>
      )}
    </div>
  );
}

/** The wide variant, with one large plate under the card's edge. */
function Spread({ tile, id }: TeaserProps) {
  const plate = tile.image ?? tile.plate;
  return (
    <TileFrame tile={tile} labelledBy={id} className={styles.spread} bodyClassName={styles.spreadBody}>
      <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id={id} className={`text-title ${backgrounds[toneOf(tile)].title}`}>
            {tile.title}
          </h2>
          {tile.text && <p className="mt-6 max-w-text text-lead">{tile.text}</p>}
          <WaysOn tile={tile} />
          {plate && <Picture picture={plate} sizes="420px" decorative className={styles.spreadPlate} />}
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

/** Selected dishes of a menu on a printed card. */
export default function MenuTeaserTile({ tile, id }: TileProps<ReadyMenuTeaser>) {
  if (tile.look === 'spread') return <Spread tile={tile} id={id} />;
  const plate = tile.image ?? tile.plate;
  const ways = [
    { text: tile.linkText, url: href('/our-menu/:id', { id: tile.menuId }) },
    ...(tile.more ? [{ ...tile.more, style: 'quiet' as const }] : []),
  ];
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className={styles.columns}>
        <div>
          <TileHead id={id} tile={tile} />
          <TileLinks links={ways} tone={toneOf(tile)} className="mt-8" />
          {plate && <Picture picture={plate} sizes="360px" decorative className={styles.plate} />}
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
