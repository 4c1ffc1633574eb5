import type { ReactNode } from 'react';
import { Link, NavLink, useRouteLoaderData } from 'react-router';
import { PostButton } from './forms.server.tsx';
import type { frameLoader } from './frame-loader.server.ts';
import type { LivePage } from './live-page.server.ts';

type PageLink = { to: string; label: string; waiting?: number };

/** Only one menu is open at a time; a script closes it on Escape or a press outside. */
const MENU = 'menu';

/** How many requests wait for an answer. */
const Count = ({ of }: { of: number }) =>
  of > 0 && (
    <>
      {' '}
      <span className="ml-1 rounded-sm bg-butter px-1.5 figures">{of}</span>
      <span className="sr-only"> to answer</span>
    </>
  );

const DeskLink = ({ to, label, waiting = 0 }: PageLink) => (
  <NavLink
    to={to}
    end
    className="flex min-h-11 items-center px-2 font-semibold whitespace-nowrap underline-offset-4 hover:underline focus-visible:-outline-offset-3 aria-[current=page]:underline aria-[current=page]:decoration-2"
  >
    {label}
    <Count of={waiting} />
  </NavLink>
);

const Links = ({ pages }: { pages: PageLink[] }) => pages.map((page) => <DeskLink key={page.to} {...page} />);

const OwnLinks = ({ pages }: { pages: PageLink[] }) => (
  <>
    <Links pages={pages} />
    <PostButton action="/sign-out" size="medium" className="mx-2">
      Sign out
    </PostButton>
  </>
);

function Navigation() {
  const frame = useRouteLoaderData<typeof frameLoader>('desk');
  const viewer = frame?.viewer;
  if (!viewer) return null;
  if (viewer.kind === 'device')
    return (
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <span>{viewer.device.name}</span>
        {viewer.acting ? (
          <PostButton action="/pin/end" size="medium">
            Lock ({viewer.acting.name})
          </PostButton>
        ) : (
          <DeskLink to="/pin" label="Enter your PIN" />
        )}
      </div>
    );
  return (
    <nav aria-label="Desk">
      <div className="flex items-center max-md:hidden">
        <OwnLinks pages={frame.pages} />
      </div>
      <details name={MENU} className="relative md:hidden">
        <summary className="flex min-h-11 items-center px-2 font-semibold underline-offset-4 hover:underline">
          Account
        </summary>
        <div className="absolute right-0 z-50 border border-line bg-paper p-2">
          <OwnLinks pages={frame.pages} />
        </div>
      </details>
    </nav>
  );
}

/**
 * The menu of the restaurant shown, or of the viewer's only one. Sticky above the timeline, and shorter than the root's
 * `scroll-padding-top`, so that it never covers a scroll target.
 */
function RestaurantPages() {
  const restaurant = useRouteLoaderData<typeof frameLoader>('desk')?.restaurant;
  if (!restaurant || restaurant.pages.length < 2) return null;
  const { service = [], requests = [], office = [] } = Object.groupBy(restaurant.pages, ({ group }) => group);
  return (
    <nav aria-label={restaurant.title} className="sticky top-0 z-40 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex max-w-page px-2">
        <Links pages={service} />
        <div className="flex max-md:hidden">
          <Links pages={requests} />
        </div>
        <details name={MENU} className={`relative ${office.length === 0 ? 'md:hidden' : ''}`}>
          <summary className="flex min-h-11 items-center px-2 font-semibold underline-offset-4 hover:underline">
            More
            <span className="md:hidden">
              <Count of={requests.reduce((sum, { waiting }) => sum + waiting, 0)} />
            </span>
          </summary>
          <div className="absolute right-0 max-h-[calc(100dvh-6rem)] overflow-y-auto border border-line bg-paper p-2">
            <div className="md:hidden">
              <Links pages={requests} />
            </div>
            <Links pages={office} />
          </div>
        </details>
      </div>
    </nav>
  );
}

/** Says by script whether the page is connected. */
function Connection({ live: { stream, drawnAt, offline } }: { live: LivePage }) {
  return (
    <>
      <div hidden data-live={stream} data-drawn-at={drawnAt} data-offline={offline.join(' ')} />
      <p
        id="connection"
        data-own=""
        role="status"
        className="print:hidden bg-butter text-center font-semibold not-empty:p-2"
      />
    </>
  );
}

/** Filled by script with what couldn't be sent. */
function Waiting() {
  const viewer = useRouteLoaderData<typeof frameLoader>('desk')?.viewer;
  if (!viewer) return null;
  return (
    <section
      id="waiting"
      data-own=""
      data-viewer={viewer.kind === 'person' ? viewer.person.id : viewer.device.id}
      aria-live="polite"
      className="print:hidden sticky bottom-0 max-h-[40dvh] overflow-auto bg-paper px-4 not-empty:border-t not-empty:border-line not-empty:py-2"
    />
  );
}

type PageProps = {
  title: string;
  children: ReactNode;
  /** In place of the title as its heading. */
  heading?: ReactNode;
  narrow?: boolean;
  /** Of a page that follows its day. */
  live?: LivePage;
};

/** A page of the desk: its title, header and content. */
export function DeskPage({ title, heading, children, narrow, live }: PageProps) {
  const frame = useRouteLoaderData<typeof frameLoader>('desk');
  return (
    <>
      <title>{`${title} | ${frame?.brand ?? ''} desk`}</title>
      <a
        href="#content"
        className="sr-only bg-ink p-3 text-cream focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <header className="print:hidden border-b border-line bg-paper">
        <div className="mx-auto flex max-w-page items-center justify-between gap-x-4 px-4">
          <Link to="/" className="flex min-h-11 shrink-0 items-center font-display text-xl text-tomato">
            {frame?.brand} desk
          </Link>
          <Navigation />
        </div>
      </header>
      <RestaurantPages />
      {live && <Connection live={live} />}
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto outline-none px-4 pt-3 pb-6 ${narrow ? 'max-w-lg' : 'max-w-page'}`}
      >
        {heading ?? <h1 className="text-heading">{title}</h1>}
        {children}
      </main>
      <Waiting />
    </>
  );
}
