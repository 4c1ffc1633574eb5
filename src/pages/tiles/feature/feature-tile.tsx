import { Picture } from '../../../ui/picture.tsx';
import { backgrounds, toneOf } from '../shared/backgrounds.ts';
import { TileFrame } from '../shared/tile-frame.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import { TileLinks } from '../shared/tile-links.tsx';
import type { ReadyFeature } from './feature.kind.ts';
import styles from './feature-tile.module.css';

type FeatureProps = { tile: ReadyFeature; id: string };

const linkOf = ({ linkText, linkUrl }: FeatureProps['tile']) => [{ text: linkText, url: linkUrl }];

/** The variant in the largest type. */
function Large({ tile, id }: FeatureProps) {
  const tone = toneOf(tile);
  return (
    <TileFrame tile={tile} labelledBy={id} className={styles.large} bodyClassName={styles.largeBody}>
      <div>
        <h2 id={id} className={`max-w-[11ch] text-display ${backgrounds[tone].title}`}>
          {tile.title}
        </h2>
        <div className="mt-8 grid gap-8 md:mt-12 md:max-w-[30rem] xl:max-w-[34rem]">
          <p className="text-lead">{tile.text}</p>
          <TileLinks links={linkOf(tile)} tone={tone} size="large" />
        </div>
      </div>
      <Picture
        picture={tile.image}
        sizes="(width >= 1200px) 640px, (width >= 768px) 38vw, 90vw"
        decorative
        className={styles.largePlate}
      />
    </TileFrame>
  );
}

export default function FeatureTile({ tile, id }: TileProps<ReadyFeature>) {
  if (tile.look === 'large') return <Large tile={tile} id={id} />;
  const tone = toneOf(tile);
  return (
    <TileFrame tile={tile} labelledBy={id} className={styles.band} bodyClassName={styles.bandBody}>
      <div className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id={id} className={`text-title ${backgrounds[tone].title}`}>
            {tile.title}
          </h2>
          <p className="mt-4 max-w-[46ch] text-lead">{tile.text}</p>
          <TileLinks links={linkOf(tile)} tone={tone} size="large" className="mt-6" />
        </div>
        <Picture picture={tile.image} sizes="300px" decorative className={styles.bandPlate} />
      </div>
    </TileFrame>
  );
}
