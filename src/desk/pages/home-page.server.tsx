import { Link, redirect, useLoaderData } from 'react-router';
import { SEE_OTHER } from '../../values/http-status.ts';
import { deskRestaurants, type PageArgs } from '../frame/desk-context.server.ts';
import { DeskPage } from '../frame/frame.server.tsx';

/** Most people have one restaurant, and go straight to its day. */
export function loader(args: PageArgs) {
  const restaurants = deskRestaurants(args, 'see-day');
  const [only, ...others] = restaurants;
  if (only && others.length === 0) throw redirect(`/${only.slug}`, SEE_OTHER);
  return { restaurants };
}

export default function HomePage() {
  const { restaurants } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Restaurants">
      {restaurants.length === 0 && <p className="mt-4">You don’t have a restaurant yet. Ask whoever invited you.</p>}
      <ul className="mt-4 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {restaurants.map(({ slug, title }) => (
          <li key={slug} className="border-b border-line">
            <Link to={`/${slug}`} className="flex min-h-12 items-center hover:underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
