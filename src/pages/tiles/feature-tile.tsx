import { Picture } from '../../ui/picture.tsx';
import { grounds, toneOf } from './ground.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileLinks } from './tile-links.tsx';
import './feature-tile.css';

type FeatureProps = { tile: ReadyTileOf<'feature'>; id: string };

const linkOf = ({ linkText, linkUrl }: FeatureProps['tile']) => [{ text: linkText, url: linkUrl }];

/** In the largest type we have. */
function Large({ tile, id }: FeatureProps) {
  const tone = toneOf(tile);
  return (
    <TileFrame tile={tile} labelledBy={id} className="feature-large">
      <h2 id={id} className={`max-w-[11ch] text-display ${grounds[tone].title}`}>
        {tile.title}
      </h2>
      <div className="mt-8 grid gap-8 md:mt-12 md:max-w-[34rem]">
        <p className="text-lead">{tile.text}</p>
        <TileLinks links={linkOf(tile)} tone={tone} size="large" />
      </div>
      <Picture picture={tile.image} sizes="(width >= 768px) 640px, 90vw" decorative className="feature-large-plate" />
    </TileFrame>
  );
}

/** One thing told, and where it leads. */
export function FeatureTile({ tile, id }: FeatureProps) {
  if (tile.look === 'large') return <Large tile={tile} id={id} />;
  const tone = toneOf(tile);
  return (
    <TileFrame tile={tile} labelledBy={id} className="feature-band">
      <div className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id={id} className={`text-title ${grounds[tone].title}`}>
            {tile.title}
          </h2>
          <p className="mt-4 max-w-[46ch] text-lead">{tile.text}</p>
          <TileLinks links={linkOf(tile)} tone={tone} size="large" className="mt-6" />
        </div>
        <Picture picture={tile.image} sizes="300px" decorative className="feature-band-plate" />
      </div>
    </TileFrame>
  );
}
