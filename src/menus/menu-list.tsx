import { apiContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { ChoicesAnswer } from '../pages/content-contract.ts';
import { Container } from '../ui/section.tsx';
import type { Route } from './+types/menu-list';
import { StackedCard } from './stacked-card.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const choices = await context.get(apiContext).network.get<ChoicesAnswer>('/api/v1/content/choices');
  if (!choices.ok) throw new Error('The menus could not be read');
  return { menus: choices.data.menus };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Our menus',
    description: 'Pizza from the stones, pasta by the forkful, breakfast, lunch and a menu for small people.',
    path: '/our-menu',
    picture: loaderData?.menus[0]?.picture,
  });

export default function MenuList({ loaderData: { menus } }: Route.ComponentProps) {
  return (
    <Container className="py-14 md:py-20">
      <h1 className="text-display text-tomato">What’s on</h1>
      <p className="mt-6 max-w-text text-lead">
        Take a card. A few of our smaller kitchens leave one out, and each restaurant’s own page says which it serves.
      </p>
      <ul className="stacks mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {menus.map((menu) => (
          <li key={menu.id}>
            <StackedCard menu={menu} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
