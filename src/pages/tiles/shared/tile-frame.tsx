import type { ReactNode } from 'react';
import { Container } from '../../../ui/section.tsx';
import { backgrounds, toneOf } from './backgrounds.ts';
import type { Display } from './display.ts';
import styles from './tile-frame.module.css';

type TileFrameProps = {
  tile: Display;
  /** Id of its heading: makes it a landmark with that name. */
  labelledBy?: string;
  className?: string;
  /** For the box with its content. */
  bodyClassName?: string;
  /** A picture or film behind the text, from edge to edge. */
  behind?: ReactNode;
  /** Below the text, from edge to edge. */
  along?: ReactNode;
  children: ReactNode;
};

function Edge({ edge, sways }: { edge: Display['edge']; sways: boolean }) {
  if (edge === 'scallops') return <div className="scallops text-cream" aria-hidden="true" />;
  if (edge === 'gingham') return <div className={`gingham h-8 ${sways ? styles.sways : ''}`} aria-hidden="true" />;
  return null;
}

const widths = { text: styles.narrow, page: '', full: 'max-w-none!' } as const;

/** Common to all tiles: background, edge, height, width, anchor and animation. */
export function TileFrame(props: TileFrameProps) {
  const { tile, labelledBy, className = '', bodyClassName = '', behind, along, children } = props;
  const tone = toneOf(tile);
  const { background: ground } = backgrounds[tone];
  const arrives = tile.animationEffect === 'none' ? undefined : tile.animationEffect;
  const pans = tile.backgroundAnimationEffect === 'pan' ? styles.pans : '';
  const edge = tile.edge ?? 'none';
  const cloth = <Edge edge={edge} sways={tile.backgroundAnimationEffect === 'sway'} />;
  const Part = labelledBy ? 'section' : 'div';
  return (
    <Part
      id={tile.tileId}
      aria-labelledby={labelledBy}
      data-tone={tone}
      data-edge={edge}
      data-height={tile.height}
      data-arrives={arrives}
      className={`${styles.tile} ${pans} ${ground} ${className}`}
    >
      {behind}
      {cloth}
      <Container className={`${styles.body} ${bodyClassName} ${widths[tile.width ?? 'page']}`}>{children}</Container>
      {along}
      {edge === 'gingham' && cloth}
    </Part>
  );
}
