import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { grounds, toneOf } from './ground.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './social-grid-tile.css';

type SocialGrid = ReadyTileOf<'social-grid'>;

function OwnPictures({ posts }: Pick<SocialGrid, 'posts'>) {
  return posts.map(({ image, text }) => (
    <li key={text} className="snap">
      <Picture picture={image} sizes="(width >= 992px) 290px, 45vw" className="snap-picture" />
      <p className="mt-3 text-sm leading-snug">{text}</p>
    </li>
  ));
}

/** The words beside a picture say what it is; a post without any is named. */
function Latest({ latest }: Pick<SocialGrid, 'latest'>) {
  return latest.map(({ id, caption, permalink, picture }) => {
    const words = caption || 'A post without words';
    return (
      <li key={id} className="snap">
        <img src={picture} alt="" width={640} height={640} loading="lazy" decoding="async" className="snap-picture" />
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

/** What we pinned up lately: the feed's posts where there is one, else the house's own. All of it comes from this site. */
export function SocialGridTile({ tile, id }: { tile: ReadyTileOf<'social-grid'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <TileHead id={id} tile={tile} />
        <ButtonLink to={tile.url} openInNewTab variant={grounds[toneOf(tile)].dark ? 'cream' : 'line'}>
          <Icon name={tile.network} className="size-5" />
          {tile.handle}
        </ButtonLink>
      </div>
      <ul className="pinned-up">
        {tile.latest.length > 0 ? <Latest latest={tile.latest} /> : <OwnPictures posts={tile.posts} />}
      </ul>
    </TileFrame>
  );
}
