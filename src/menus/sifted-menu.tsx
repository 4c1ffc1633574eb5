import { sift } from './allergen-filter.ts';
import { LocalMenuLinks } from './local-menu-links.tsx';
import type { LocalMenus, Place } from './local-menus.ts';
import { MenuFoot } from './menu-foot.tsx';
import { menuSearch } from './menu-query.ts';
import { MenuSection } from './menu-section.tsx';
import type { PrintedMenu } from './printed-menu.ts';
import { RestaurantChoice } from './restaurant-choice.tsx';
import { SectionAnchors } from './section-anchors.tsx';
import { SiftedWords } from './sifted-words.tsx';
import { useWishes } from './use-wishes.ts';
import { WishNote } from './wish-note.tsx';
import { wishWords } from './wish-words.ts';

type SiftedMenuProps = { menu: PrintedMenu; places: Place[]; local: LocalMenus | null };

/** The printed card with the note to the kitchen above it: only what suits is on it. */
export function SiftedMenu({ menu, places, local }: SiftedMenuProps) {
  const { query, choose } = useWishes();
  const { sections, ...sifted } = sift(menu.sections, query.wishes);
  const wished = wishWords(query.wishes);
  const matrix = `/our-menu/${menu.id}/allergens`;
  return (
    <>
      <div className="mt-8">
        <RestaurantChoice places={places} query={query} className="max-w-lg" />
        {local && <LocalMenuLinks local={local} query={query} current={menu} />}
      </div>
      <div className="menu-spread">
        <SectionAnchors sections={sections} search={menuSearch(query)} />
        <div>
          <WishNote query={query} choose={choose} matrix={matrix} />
          <SiftedWords query={query} sifted={sifted} local={local} />
          <article aria-label={menu.name} className="menu-sheet card-rule">
            {sections.map((section) => (
              <MenuSection key={section.id} section={section} wished={wished} />
            ))}
            <MenuFoot menu={menu} matrix={matrix} />
          </article>
        </div>
      </div>
    </>
  );
}
