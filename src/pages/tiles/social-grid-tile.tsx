import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { grounds, toneOf } from './ground.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './social-grid-tile.css';

/** What we pinned up lately. Ours to show: nothing is fetched from the network itself. */
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
        {tile.posts.map(({ image, text }) => (
          <li key={text} className="snap">
            <Picture picture={image} sizes="(width >= 992px) 290px, 45vw" className="snap-picture" />
            <p className="mt-3 text-sm leading-snug">{text}</p>
          </li>
        ))}
      </ul>
    </TileFrame>
  );
}
