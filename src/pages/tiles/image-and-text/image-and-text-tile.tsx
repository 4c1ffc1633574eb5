import { Picture } from '../../../ui/picture.tsx';
import { RichTextView } from '../../rich-text/rich-text-view.tsx';
import { toneOf } from '../shared/backgrounds.ts';
import framed from '../shared/framed.module.css';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import { TileLinks } from '../shared/tile-links.tsx';
import type { ReadyImageAndText } from './image-and-text.kind.ts';
import styles from './image-and-text-tile.module.css';

export default function ImageAndTextTile({ tile, id }: TileProps<ReadyImageAndText>) {
  const print = `${framed.picture} ${styles.print}`;
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className={`${styles.columns} ${tile.imageSide === 'left' ? styles.pictureLeft : ''}`}>
        <Picture
          picture={tile.image}
          sizes="(width >= 992px) 480px, (width >= 768px) 48vw, 80vw"
          className={tile.imageShape === 'framed' ? print : styles.plate}
        />
        <div>
          <TileHead id={id} tile={{ ...tile, text: undefined }} className="mb-6" />
          <RichTextView text={tile.body} />
          <TileLinks links={tile.links} tone={toneOf(tile)} className="mt-6" />
        </div>
      </div>
    </TileFrame>
  );
}
