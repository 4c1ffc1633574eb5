import type { RestaurantAnswer } from '../../../restaurants/contract.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';

type Tile = RestaurantAnswer['heroTiles'][number];

function Words({ tile, large }: { tile: Tile; large: boolean }) {
  return (
    <div>
      <h3 className={`text-basil ${large ? 'text-heading' : 'text-dish'}`}>{tile.title}</h3>
      <p className="mt-2 max-w-[44ch]">{tile.text}</p>
      {tile.linkText && tile.linkUrl && (
        <ButtonLink to={tile.linkUrl} variant="quiet" size="small" className="mt-1 text-tomato-deep">
          {tile.linkText}
        </ButtonLink>
      )}
    </div>
  );
}

function LeadTile({ tile }: { tile: Tile }) {
  return (
    <li>
      <Picture picture={tile.picture} sizes="(width >= 992px) 640px, 100vw" className="h-auto w-full" />
      <div className="mt-6">
        <Words tile={tile} large />
      </div>
    </li>
  );
}

function SideTile({ tile }: { tile: Tile }) {
  return (
    <li className="grid grid-cols-[2fr_3fr] items-center gap-6 border-t border-line pt-6 first:border-0 first:pt-0 lg:grid-cols-1 xl:grid-cols-[2fr_3fr]">
      <Picture
        picture={tile.picture}
        sizes="(width >= 992px) 240px, 40vw"
        className="aspect-square size-full object-cover lg:aspect-4/3 xl:aspect-square"
      />
      <Words tile={tile} large={false} />
    </li>
  );
}

/** The restaurant's highlights: one large, the others beside it. */
export function HeroTiles({ tiles }: { tiles: Tile[] }) {
  const [first, ...rest] = tiles;
  if (!first) return null;
  return (
    <ul className="grid gap-12 lg:grid-cols-[3fr_2fr] lg:gap-16">
      <LeadTile tile={first} />
      {rest.length > 0 && (
        <li>
          <ul className="grid content-start gap-6">
            {rest.map((tile) => (
              <SideTile key={tile.title} tile={tile} />
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}
