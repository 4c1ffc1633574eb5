import { Icon } from '../../ui/icon.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import { Words } from './words.tsx';
import './faq-tile.css';

/** Questions, each folded until wanted; they open without a script, and the browser's own search opens them too. */
export function FaqTile({ tile, id }: { tile: ReadyTileOf<'faq'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="asked">
        <TileHead id={id} tile={{ ...tile }} />
        <div>
          {tile.questions.map(({ question, answer }) => (
            <details key={question} className="question">
              <summary>
                <h3>{question}</h3>
                <Icon name="plus" className="size-5" />
              </summary>
              <Words text={answer} className="pb-6" />
            </details>
          ))}
        </div>
      </div>
    </TileFrame>
  );
}
