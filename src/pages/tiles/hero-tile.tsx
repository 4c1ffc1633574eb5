import { Picture } from '../../ui/picture.tsx';
import { grounds, toneOf } from './ground.ts';
import { HeroFilm } from './hero-film.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileLinks } from './tile-links.tsx';
import './hero-tile.css';

type HeroProps = { tile: ReadyTileOf<'hero'>; id: string; first: boolean };

function Headline({ tile, id }: { tile: ReadyTileOf<'hero'>; id: string }) {
  const Heading = tile.heading ?? 'h1';
  const tone = toneOf(tile);
  const onPaper = isCovered(tile);
  return (
    <>
      <Heading id={id} className={`opening-words ${onPaper ? 'text-tomato' : grounds[tone].title}`}>
        {tile.title}
      </Heading>
      {tile.lead && <p className="mt-6 max-w-[34em] font-medium text-lead">{tile.lead}</p>}
      <TileLinks links={tile.links} tone={onPaper ? 'paper' : tone} size="large" className="mt-8" />
    </>
  );
}

function isCovered({ layout, videoDesktop, videoMobile }: ReadyTileOf<'hero'>): boolean {
  return layout === 'mat' || videoDesktop !== undefined || videoMobile !== undefined;
}

/** Words on a paper mat over a picture or a film. */
function Covered({ tile, id, first }: HeroProps) {
  const picture = tile.poster ?? tile.image;
  return (
    <TileFrame
      tile={tile}
      labelledBy={id}
      className="opening-covered"
      behind={
        <HeroFilm mobile={tile.videoMobile} desktop={tile.videoDesktop}>
          <Picture
            picture={picture}
            sizes="(width < 500px) 500px, 100vw"
            priority={first}
            decorative
            className="tile-behind"
          />
        </HeroFilm>
      }
    >
      <div className="opening-shadow">
        <div className="opening-mat">
          <Headline tile={tile} id={id} />
        </div>
      </div>
    </TileFrame>
  );
}

/** The top of a page: a dish cut round beside the words, a framed picture, or words over a picture. */
export function HeroTile({ tile, id, first }: HeroProps) {
  if (isCovered(tile)) return <Covered tile={tile} id={id} first={first} />;
  const framed = tile.layout === 'poster';
  return (
    <TileFrame tile={tile} labelledBy={id} className={framed ? 'opening-framed' : 'opening-plated'}>
      <div className="opening-table">
        <div className="opening-side">
          <Headline tile={tile} id={id} />
        </div>
        <Picture
          picture={tile.image}
          sizes="(width >= 768px) 640px, 90vw"
          priority={first}
          decorative
          className={framed ? 'tile-framed' : 'opening-plate'}
        />
      </div>
    </TileFrame>
  );
}
