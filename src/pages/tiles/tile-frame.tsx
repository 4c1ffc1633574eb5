import type { ReactNode } from 'react';
import { Awning } from '../../ui/awning.tsx';
import { Container } from '../../ui/section.tsx';
import type { Display } from './display.ts';
import { grounds, toneOf } from './ground.ts';
import './tile-frame.css';

type TileFrameProps = {
  tile: Display;
  /** Id of its heading: makes it a landmark with that name. */
  labelledBy?: string;
  className?: string;
  /** Stands behind the words from edge to edge. */
  behind?: ReactNode;
  /** Runs from edge to edge below the words. */
  along?: ReactNode;
  children: ReactNode;
};

function Edge({ edge, dark, sways }: { edge: Display['edge']; dark: boolean; sways: boolean }) {
  if (edge === 'awning') return <Awning cloth={dark ? 'tomato' : 'basil'} />;
  if (edge === 'scallops') return <div className="scallops text-cream" aria-hidden="true" />;
  if (edge === 'gingham') return <div className={`gingham h-8 ${sways ? 'tile-sways' : ''}`} aria-hidden="true" />;
  return null;
}

const widths = { text: 'tile-narrow', page: '', full: 'max-w-none!' } as const;

/** What all tiles have in common: ground, edge, height, width, anchor and how they arrive. */
export function TileFrame({ tile, labelledBy, className = '', behind, along, children }: TileFrameProps) {
  const tone = toneOf(tile);
  const { ground, dark } = grounds[tone];
  const arrival = tile.animationEffect && tile.animationEffect !== 'none' ? `arrives-${tile.animationEffect}` : '';
  const pans = tile.backgroundAnimationEffect === 'pan' ? 'tile-pans' : '';
  const edge = tile.edge ?? 'none';
  const cloth = <Edge edge={edge} dark={dark} sways={tile.backgroundAnimationEffect === 'sway'} />;
  const Part = labelledBy ? 'section' : 'div';
  return (
    <Part
      id={tile.tileId}
      aria-labelledby={labelledBy}
      className={`tile tile-${tone} tile-edge-${edge} tile-${tile.height ?? 'natural'} ${pans} ${ground} ${className}`}
    >
      {behind}
      {cloth}
      <Container className={`tile-body ${widths[tile.width ?? 'page']} ${arrival}`}>{children}</Container>
      {along}
      {edge === 'gingham' && cloth}
    </Part>
  );
}
