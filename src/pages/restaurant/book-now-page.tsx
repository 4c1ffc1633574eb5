import { data, href } from 'react-router';
import { BookNow, bookFromForm, loadBookNow } from '../../booking/page/book-now.tsx';
import { sendStaticParts } from '../../platform/api/page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { PageTitle } from '../../seo/page-title.tsx';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { readWritten, written } from '../../values/written.ts';
import type { Route } from './+types/book-now-page';
import { loadRestaurantPage, pageDataOf, RestaurantArticle, restaurantPageTitle } from './restaurant.tsx';
import { restaurantParts } from './restaurant-parts.server.tsx';
import { HeldParts } from './view/held-parts.tsx';

export const handle = { reads: ['tables', 'booking-steps'] } satisfies PagePolicy;

export async function loader(args: Route.LoaderArgs) {
  const [{ booking, status }, page] = await Promise.all([loadBookNow(args), loadRestaurantPage(args)]);
  const parts = sendStaticParts(args.context, restaurantParts(page.details)(page.settings));
  const pageTitle = restaurantPageTitle(page);
  return data({ booking: written(booking), ...pageDataOf(page), parts, pageTitle }, { status });
}

export async function action(args: Route.ActionArgs) {
  const { answer, status } = await bookFromForm(args);
  return data(answer, { status });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { title, slug, picture } = readWritten(loaderData.booking).restaurant;
  const tags = pageMeta(matches, {
    title: `Book a table at ${title}`,
    description: `Book your table at ${title} in three short steps.`,
    path: href('/restaurants/:slug/book-now', { slug }),
    shareOf: href('/restaurants/:slug', { slug }),
    picture,
    index: false,
  });
  // The booking card sets the title for each step.
  return tags.filter((tag) => !('title' in tag));
}

/** A restaurant's page with the booking card open over it; without scripts the plain steps. */
export default function BookNowPage({
  loaderData: { booking, page, parts, pageTitle },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      {!parts && <HeldParts />}
      <BookNow
        booking={readWritten(booking)}
        answer={actionData}
        behind={
          <>
            <PageTitle>{pageTitle}</PageTitle>
            <RestaurantArticle page={page} parts={parts} />
          </>
        }
      />
    </>
  );
}
