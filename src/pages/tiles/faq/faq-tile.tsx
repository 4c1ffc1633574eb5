import { Icon } from '../../../ui/icon.tsx';
import { RichTextView } from '../../rich-text/rich-text-view.tsx';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyFaq } from './faq.kind.ts';
import styles from './faq-tile.module.css';

/** Questions as disclosures: they open without scripts, and by the browser's find-in-page. */
export default function FaqTile({ tile, id }: TileProps<ReadyFaq>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className={styles.columns}>
        <TileHead id={id} tile={tile} />
        <div>
          {tile.questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>
                <h3>{question}</h3>
                <Icon name="plus" className="size-5" />
              </summary>
              <RichTextView text={answer} className="pb-6" />
            </details>
          ))}
        </div>
      </div>
    </TileFrame>
  );
}
