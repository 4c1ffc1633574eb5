import { lazy } from 'react';
import { href, Link, redirect } from 'react-router';
import type { LoaderContext } from '../../platform/api/content-service.ts';
import { pageContext } from '../../platform/api/page-context.ts';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import { dayMoments } from '../../restaurants/open-moments.ts';
import { SearchPanel } from '../../restaurants/search/search-panel.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageLinks } from '../../ui/links/page-links.tsx';
import { ListOrMap } from '../../ui/list-or-map/list-or-map.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { firstChange } from '../../values/time/moments.ts';
import { findJobs, locateJobs } from '../api/job-calls.ts';
import { jobCategories } from '../contracts/constants.ts';
import { JobList } from '../parts/job-list.tsx';
import { isSearch, type JobQuery, jobSearchPath, readCategory, readJobQuery } from '../rules/job-query.ts';
import { categoryNames } from '../rules/job-words.ts';
import type { JobsFound } from '../rules/search-jobs.ts';
import type { Route } from './+types/job-search-page';
import { JobForm } from './job-form.tsx';
import { filterText, type JobSearchView, searchSummary, searchTitle } from './search-words.ts';

const JobsMap = lazy(() => import('../parts/jobs-map.tsx'));

/** Locates the place and finds jobs near it; without a place finds all jobs. */
async function search(context: LoaderContext, query: JobQuery): Promise<JobSearchView> {
  const { site_id: siteId, careers } = await fetchSettings(context);
  const { headers, titleGroupNames, newJobs } = careers;
  const common = { query, header: headers[query.category ?? 'all'] ?? null, titleGroupNames, newJobs };
  const place = query.q ? await locateJobs(context, query.q) : query.position;
  if (query.q && !place) return { ...common, near: null, unknown: true, results: null };
  const near = place && { lat: place.lat, lng: place.lng, label: query.q || 'you' };
  return { ...common, near, unknown: false, results: await findJobs(context, siteId, query, place) };
}

export const handle = { cache: 'always', reads: ['place', 'job-types'], query: ['group', 'page'] } satisfies PagePolicy;

/** /careers/job-search and, for one category, /careers/job-search/{id} (product 2.1). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { now, validUntil } = context.get(pageContext);
  const category = readCategory(params.id);
  if (category === undefined) throw pageNotFound();
  const query = readJobQuery(category, new URL(request.url).searchParams);
  validUntil(firstChange([dayMoments(now)]));
  const view = await search(context, query);
  // For instance because jobs have closed since the page was bookmarked.
  if (view.results && query.page > view.results.pages)
    throw redirect(jobSearchPath({ ...query, page: view.results.pages }));
  return view;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category } = loaderData.query;
  const title = category ? `${categoryNames[category]} jobs` : 'Jobs near home';
  return pageMeta(matches, {
    title,
    description: `${title} in our restaurants: by postcode or town, nearest first, with pay, hours and how to apply.`,
    path: jobSearchPath({ category }),
    shareOf: href('/:id1/:id2?', { id1: 'careers' }),
  });
}

/** All jobs or a category, for the same place. */
function Categories({ query }: { query: JobQuery }) {
  const at = { ...query, group: null, page: 1 };
  const categories = [null, ...jobCategories] as const;
  return (
    <nav aria-label="Kinds of job">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={jobSearchPath({ ...at, category })}
              aria-current={category === query.category ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-transparent border-b-4 font-bold hover:border-edge aria-[current=page]:border-tomato-deep aria-[current=page]:text-tomato-deep forced-colors:not-aria-[current=page]:border-[Canvas]"
            >
              {category ? categoryNames[category] : 'All jobs'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingFound({ view: { query, near, unknown, newJobs } }: { view: JobSearchView }) {
  const everywhere = jobSearchPath({ ...query, q: '', position: null, page: 1 });
  return (
    <Container className="pt-8">
      <p className="max-w-text text-lead">
        {unknown
          ? 'Check the spelling, or try the first half of a postcode, like LS1, or the nearest big town.'
          : near
            ? `There’s nothing like that within 100 miles just now. Try another kind of work, or come back: new jobs come up ${newJobs}.`
            : `There’s nothing like that just now. New jobs come up ${newJobs}.`}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        {near && (
          <ButtonLink to={jobSearchPath({ q: near.label === 'you' ? '' : near.label, position: query.position })}>
            See every job there
          </ButtonLink>
        )}
        <ButtonLink to={unknown || near ? everywhere : jobSearchPath({})} variant="line">
          {unknown || near ? 'Search everywhere' : 'All jobs'}
        </ButtonLink>
      </div>
    </Container>
  );
}

function Found({ view: { query, near }, results }: { view: JobSearchView; results: JobsFound }) {
  return (
    <ListOrMap
      list={
        <Container className="lg:px-0">
          <JobList jobs={results.jobs} />
          <PageLinks
            label="More jobs"
            page={results.page}
            pages={results.pages}
            pathOf={(page) => jobSearchPath({ ...query, page })}
          />
        </Container>
      }
      map={(link) => <JobsMap places={results.places} centre={near ?? undefined} {...link} />}
    />
  );
}

export default function JobSearchPage({ loaderData: view }: Route.ComponentProps) {
  const { query, results, header, titleGroupNames } = view;
  const hasJobs = results !== null && results.total > 0;
  const isFolded = hasJobs && isSearch(query);
  return (
    <div className="pb-14">
      <div className="bg-butter">
        <Container className="pt-8 pb-1 md:pt-14 md:pb-6">
          <Categories query={query} />
          <div className="mt-4 grid items-center gap-x-16 gap-y-3 md:mt-6 md:grid-cols-2">
            <div className="max-md:order-last">
              <h1 className="wrap-anywhere text-heading text-tomato-deep md:text-title">{searchTitle(view)}</h1>
              <p role="status" className="mt-1 text-lead md:mt-2">
                {searchSummary(view)}
              </p>
            </div>
            {header && (
              <div className={isFolded ? 'max-md:hidden' : undefined}>
                <Picture
                  picture={header}
                  sizes="(width >= 1248px) 568px, (width >= 768px) 50vw, 100vw"
                  // Hidden on phones, where it must not be fetched.
                  priority={!isFolded}
                  decorative
                  className="aspect-5/1 w-full rounded-sm object-cover md:aspect-5/2"
                />
              </div>
            )}
          </div>
          <div className="mt-3 md:mt-6">
            <SearchPanel folded={isFolded} words={filterText(view)}>
              <JobForm query={query} titleGroupNames={titleGroupNames} />
            </SearchPanel>
          </div>
        </Container>
      </div>
      <div aria-hidden="true" className="scallops relative -mb-2 text-butter lg:mb-0" />
      {hasJobs ? <Found view={view} results={results} /> : <NothingFound view={view} />}
    </div>
  );
}
