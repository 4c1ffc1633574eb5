import { Picture } from '../../../ui/picture.tsx';
import { backgrounds, toneOf } from '../shared/backgrounds.ts';
import framed from '../shared/framed.module.css';
import { TileFrame } from '../shared/tile-frame.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import { TileLinks } from '../shared/tile-links.tsx';
import type { ReadyHero } from './hero.kind.ts';
import { HeroFilm } from './hero-film.tsx';
import styles from './hero-tile.module.css';

type HeroProps = { tile: ReadyHero; id: string; first: boolean };

function Headline({ tile, id }: { tile: ReadyHero; id: string }) {
  const Heading = tile.heading ?? 'h1';
  const tone = toneOf(tile);
  const onPaper = isCovered(tile);
  return (
    <>
      <Heading id={id} className={`${styles.title} ${onPaper ? 'text-tomato' : backgrounds[tone].title}`}>
        {tile.title}
      </Heading>
      {tile.lead && <p className="mt-6 max-w-[34em] font-medium text-lead">{tile.lead}</p>}
      <TileLinks links={tile.links} tone={onPaper ? 'paper' : tone} size="large" className="mt-8" />
    </>
  );
}

function isCovered({ layout, videoDesktop, videoMobile }: ReadyHero): boolean {
  return layout === 'mat' || videoDesktop !== undefined || videoMobile !== undefined;
}

/** Text on a paper mat over a picture or a film. */
function Covered({ tile, id, first }: HeroProps) {
  const picture = tile.poster ?? tile.image;
  return (
    <TileFrame
      tile={tile}
      labelledBy={id}
      className={styles.covered}
      bodyClassName={styles.coveredBody}
      behind={
        <HeroFilm mobile={tile.videoMobile} desktop={tile.videoDesktop}>
          <Picture
            picture={picture}
            // Less than the 500 px drawn on a phone: with three device pixels for each, two and a half look as sharp.
            sizes="(width < 768px) 420px, (width < 1280px) 1280px, 100vw"
            priority={first}
            decorative
            className={styles.picture}
          />
        </HeroFilm>
      }
    >
      <div className={styles.shadow}>
        <div className={styles.panel}>
          <Headline tile={tile} id={id} />
        </div>
      </div>
    </TileFrame>
  );
}

/** The top of a page: a plate beside the text, a framed picture, or text over a picture. */
export default function HeroTile({ tile, id, first }: TileProps<ReadyHero>) {
  if (isCovered(tile)) return <Covered tile={tile} id={id} first={first} />;
  const poster = tile.layout === 'poster';
  return (
    <TileFrame tile={tile} labelledBy={id} className={poster ? styles.poster : styles.plated}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <Headline tile={tile} id={id} />
        </div>
        <Picture
          picture={tile.image}
          sizes="(width >= 1200px) 640px, (width >= 768px) 53vw, 90vw"
          priority={first}
          decorative
          className={poster ? `${framed.picture} ${styles.print}` : styles.plate}
        />
      </div>
    </TileFrame>
  );
}
