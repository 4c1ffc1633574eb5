import { Inlines } from '../../rich-text/inlines.tsx';
import type { RichText } from '../../rich-text/rich-text.ts';
import { RichTextView } from '../../rich-text/rich-text-view.tsx';
import { toneOf } from '../shared/backgrounds.ts';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import { TileLinks } from '../shared/tile-links.tsx';
import type { ReadyText } from './text.kind.ts';
import styles from './text-tile.module.css';

function Contents({ text }: { text: RichText }) {
  return (
    <nav aria-label="On this page" className={styles.contents}>
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

/** A text: below its title, beside it if there is room, or with its own headings beside it. */
export default function TextTile({ tile, id }: TileProps<ReadyText>) {
  const inTwo = tile.columns === 2;
  const words = (
    <div>
      <RichTextView text={tile.body} top={tile.title ? 3 : 2} columns={tile.columns} />
      <TileLinks links={tile.links} tone={toneOf(tile)} className="mt-8" />
    </div>
  );
  const head = <TileHead id={id} tile={tile} className={inTwo ? 'mb-8' : ''} />;
  return (
    <TileFrame tile={tile} labelledBy={tile.title && id}>
      {tile.contents ? (
        <div className={styles.withContents}>
          <Contents text={tile.body} />
          {words}
        </div>
      ) : (
        <div className={tile.title && !inTwo ? styles.beside : ''}>
          {head}
          {words}
        </div>
      )}
    </TileFrame>
  );
}
