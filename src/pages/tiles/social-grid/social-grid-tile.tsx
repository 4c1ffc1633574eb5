import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { backgrounds, toneOf } from '../shared/backgrounds.ts';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadySocialGrid } from './social-grid.kind.ts';
import styles from './social-grid-tile.module.css';

type SocialGrid = ReadySocialGrid;

function OwnPictures({ posts }: Pick<SocialGrid, 'posts'>) {
  return posts.map(({ image, text }) => (
    <li key={text} className={styles.post}>
      <Picture picture={image} sizes="(width >= 992px) 290px, 45vw" className={styles.picture} />
      <p className="mt-3 text-sm leading-snug">{text}</p>
    </li>
  ));
}

/** The caption beside a picture is its description; a post without one gets an alt text. */
function Latest({ latest }: Pick<SocialGrid, 'latest'>) {
  return latest.map(({ id, caption, permalink, picture }) => {
    const words = caption || 'A post with no caption';
    return (
      <li key={id} className={styles.post}>
        <img src={picture} alt="" width={640} height={640} loading="lazy" decoding="async" className={styles.picture} />
        <p className="mt-3 text-sm leading-snug">
          {permalink ? (
            <a href={permalink} className="hover:underline">
              {words}
            </a>
          ) : (
            words
          )}
        </p>
      </li>
    );
  });
}

/** The feed's posts, or the tile's own pictures without a feed. All are served by this site. */
export default function SocialGridTile({ tile, id }: TileProps<ReadySocialGrid>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <TileHead id={id} tile={tile} />
        <ButtonLink
          to={tile.url}
          openInNewTab
          variant={backgrounds[toneOf(tile)].dark ? 'cream' : 'line'}
          className="max-w-full"
        >
          <Icon name={tile.network} className="size-5" />
          <span className="min-w-0">{tile.handle}</span>
        </ButtonLink>
      </div>
      <ul className={styles.posts}>
        {tile.latest.length > 0 ? <Latest latest={tile.latest} /> : <OwnPictures posts={tile.posts} />}
      </ul>
    </TileFrame>
  );
}
