import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/links/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyCards } from './cards.kind.ts';
import styles from './cards-tile.module.css';

type Card = ReadyCards['cards'][number];

/** A card as a plate with its link. */
function PlateCard({ card: { title, text, image, linkText, linkUrl }, isNested }: { card: Card; isNested: boolean }) {
  const Heading = isNested ? 'h3' : 'h2';
  return (
    <li className={styles.place}>
      {image && <Picture picture={image} sizes="(width >= 768px) 245px, 150px" decorative className={styles.plate} />}
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

/** A card as a printed line with a leader to its link. */
function Line({ card: { title, text, linkText, linkUrl } }: { card: Card }) {
  const inside = linkUrl.startsWith('/');
  const words = (
    <>
      <span className={styles.lineTitle}>{title}</span>
      <span className="leaders max-sm:hidden" aria-hidden="true" />
      <span className={styles.lineLink}>
        {linkText}
        <Icon name="arrow-right" className="size-5" />
      </span>
    </>
  );
  return (
    <li className={styles.line}>
      {inside ? <PageLink to={linkUrl}>{words}</PageLink> : <a href={linkUrl}>{words}</a>}
      {text && <p className="-mt-2 max-w-[52ch] pb-4">{text}</p>}
    </li>
  );
}

/** A card as a place on the table runner. */
function RunnerCard({ card: { title, text, image, linkText, linkUrl }, nested }: { card: Card; nested: boolean }) {
  const Heading = nested ? 'h3' : 'h2';
  return (
    <li className={styles.runnerPlace}>
      {image && (
        <Picture picture={image} sizes="(width >= 768px) 240px, 160px" decorative className={styles.runnerPlate} />
      )}
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

function Runner({ tile, id }: { tile: ReadyCards; id: string }) {
  return (
    <TileFrame
      tile={tile}
      labelledBy={tile.title && id}
      className={styles.runnerTile}
      bodyClassName={styles.runnerBody}
    >
      <TileHead id={id} tile={tile} className="pt-8" />
      <ul className={styles.runner}>
        {tile.cards.map((card) => (
          <RunnerCard key={card.title} card={card} nested={tile.title !== undefined} />
        ))}
      </ul>
    </TileFrame>
  );
}

export default function CardsTile({ tile, id }: TileProps<ReadyCards>) {
  if (tile.look === 'runner') return <Runner tile={tile} id={id} />;
  return (
    <TileFrame tile={tile} labelledBy={tile.title && id}>
      <TileHead id={id} tile={tile} className="mb-8" />
      {tile.look === 'list' ? (
        <ul>
          {tile.cards.map((card) => (
            <Line key={card.title} card={card} />
          ))}
        </ul>
      ) : (
        <ul className={`${styles.plates} ${tile.cards.length % 3 === 0 ? styles.inThrees : styles.inTwos}`}>
          {tile.cards.map((card) => (
            <PlateCard key={card.title} card={card} isNested={tile.title !== undefined} />
          ))}
        </ul>
      )}
    </TileFrame>
  );
}
