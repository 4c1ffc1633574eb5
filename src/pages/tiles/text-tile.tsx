import { toneOf } from './ground.ts';
import { Inlines } from './inlines.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import type { RichText } from './rich-text.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import { TileLinks } from './tile-links.tsx';
import { Words } from './words.tsx';
import './text-tile.css';

function Contents({ text }: { text: RichText }) {
  return (
    <nav aria-label="On this page" className="text-contents">
      <p className="figures text-lg">On this page</p>
      <ol>
        {text.map(
          (block) =>
            block.kind === 'heading' &&
            block.level === 2 && (
              <li key={block.id}>
                <a href={`#${block.id}`}>
                  <Inlines words={block.words} />
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}

/** Written text: under its title, beside it where there is room, or with its own headings printed beside it. */
export function TextTile({ tile, id }: { tile: ReadyTileOf<'text'>; id: string }) {
  const inTwo = tile.columns === 2;
  const words = (
    <div>
      <Words text={tile.body} top={tile.title ? 3 : 2} className={inTwo ? 'words-in-two' : ''} />
      <TileLinks links={tile.links} tone={toneOf(tile)} className="mt-8" />
    </div>
  );
  const head = <TileHead id={id} tile={tile} className={inTwo ? 'mb-8' : ''} />;
  return (
    <TileFrame tile={tile} labelledBy={tile.title && id}>
      {tile.contents ? (
        <div className="text-long">
          <Contents text={tile.body} />
          {words}
        </div>
      ) : (
        <div className={tile.title && !inTwo ? 'text-beside' : ''}>
          {head}
          {words}
        </div>
      )}
    </TileFrame>
  );
}
