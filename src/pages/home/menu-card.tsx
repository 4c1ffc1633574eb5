import { Link } from 'react-router';
import { DishLine } from '../../menus/dish-line.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container, Section } from '../../ui/section.tsx';
import type { HomeContent } from '../content-contract.ts';
import type { CardSection } from './home-content.ts';

type MenuCardProps = { words: HomeContent['card']; sections: CardSection[] };

/** A printed card with some of the menu, and the way to all of it. */
export function MenuCard({ words, sections }: MenuCardProps) {
  const menu = `/our-menu/${words.menuId}`;
  return (
    <Section labelledBy="card-title" className="overflow-clip md:pt-40!">
      <Container className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="card-title" className="text-title text-tomato">
            {words.title}
          </h2>
          <p className="mt-6 max-w-text text-lead">{words.text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <ButtonLink to={menu}>Read the whole card</ButtonLink>
            <Link to="/our-menu" prefetch="intent" viewTransition className="text-link py-2 font-bold">
              Every menu
            </Link>
          </div>
          <Picture picture={words.picture} sizes="420px" decorative className="card-plate" />
        </div>
        <div className="card-rule self-center px-7 pt-10 pb-4 sm:px-10 sm:pt-12 lg:pt-16 lg:pb-8">
          <div className="gap-x-10 md:columns-2">
            {sections.map((section) => (
              <section key={section.id} aria-labelledby={`card-${section.id}`} className="mb-8 break-inside-avoid">
                <h3 id={`card-${section.id}`} className="mb-1 text-2xl text-basil tracking-tight">
                  {section.name}
                </h3>
                <ul>
                  {section.items.map((dish) => (
                    <li key={dish.id} className="py-1 lg:py-1.5">
                      <DishLine name={dish.name} price={dish.price} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  );
}
