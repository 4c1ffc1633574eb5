import { type FormAnswer, PostedForm } from '../../forms/form-answer.ts';
import { Container } from '../../ui/section.tsx';
import { TileList } from '../tiles/tile-list.tsx';
import type { loadTiledPage } from './load-tiled-page.ts';

type TiledPageProps = Pick<Awaited<ReturnType<typeof loadTiledPage>>, 'page' | 'tiles' | 'headed'> & {
  /** The answer to a form that was posted to this page. */
  posted?: FormAnswer;
};

/** A page of tiles. Its first tile renders the h1, or else the page's title does. */
export function TiledPage({ page, tiles, headed, posted }: TiledPageProps) {
  return (
    <PostedForm value={posted ?? null}>
      {!headed && (
        <Container className="pt-16 pb-14 md:pt-20">
          <h1 className="max-w-[16ch] text-tomato text-title">{page.heading ?? page.title}</h1>
          {page.lead && <p className="mt-6 max-w-[46ch] text-lead">{page.lead}</p>}
        </Container>
      )}
      <TileList tiles={tiles} />
    </PostedForm>
  );
}
