import { DishLine } from '../../menus/dish-line.tsx';
import { formatPrice } from '../../menus/price.ts';
import { Picture } from '../../ui/picture.tsx';
import { toneOf } from './ground.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import { TileLinks } from './tile-links.tsx';
import './menu-teaser-tile.css';

/** Some of a menu on a printed card. */
export function MenuTeaserTile({ tile, id }: { tile: ReadyTileOf<'menu-teaser'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="teaser">
        <div>
          <TileHead id={id} tile={tile} />
          <TileLinks
            links={[{ text: tile.linkText, url: `/our-menu/${tile.menuId}` }]}
            tone={toneOf(tile)}
            className="mt-8"
          />
          {tile.plate && <Picture picture={tile.plate} sizes="360px" decorative className="teaser-plate" />}
        </div>
        <div className="card-rule px-7 pt-10 pb-4 text-ink sm:px-11 sm:pt-12">
          <div className={tile.sections.length > 2 ? 'gap-x-10 md:columns-2' : ''}>
            {tile.sections.map((section) => (
              <section key={section.id} className="mb-8 break-inside-avoid">
                <h3 className="mb-1 flex items-baseline gap-3 text-2xl text-basil tracking-tight">
                  {section.name}
                  {section.setPrice !== undefined && (
                    <span className="figures text-lg text-tomato">{formatPrice(section.setPrice)}</span>
                  )}
                </h3>
                <ul>
                  {section.items.map((dish) => (
                    <li key={dish.id} className="py-1">
                      <DishLine name={dish.name} price={dish.price} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </div>
    </TileFrame>
  );
}
