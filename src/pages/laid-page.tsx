import { Container } from '../ui/section.tsx';
import type { layPage } from './lay-page.ts';
import { TileList } from './tiles/tile-list.tsx';

type LaidPageProps = Pick<Awaited<ReturnType<typeof layPage>>, 'page' | 'tiles'>;

/** A page of tiles, headed by its first or else by its own title. */
export function LaidPage({ page, tiles }: LaidPageProps) {
  const headed = tiles.some((tile) => (tile.tile === 'hero' || tile.tile === 'laid-table') && tile.heading !== 'h2');
  return (
    <>
      {!headed && (
        <Container className="pt-16 pb-14 md:pt-20">
          <h1 className="max-w-[16ch] text-tomato text-title">{page.heading ?? page.title}</h1>
          {page.lead && <p className="mt-6 max-w-[46ch] text-lead">{page.lead}</p>}
        </Container>
      )}
      <TileList tiles={tiles} />
    </>
  );
}
