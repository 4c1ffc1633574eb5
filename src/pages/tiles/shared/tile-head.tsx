import { backgrounds, toneOf } from './backgrounds.ts';
import type { Display } from './display.ts';

type TileHeadProps = { id: string; tile: Display & { title?: string; text?: string }; className?: string };

export function TileHead({ id, tile, className = '' }: TileHeadProps) {
  if (!tile.title) return null;
  return (
    <div className={`min-w-0 ${className}`}>
      <h2 id={id} className={`max-w-[20ch] text-title ${backgrounds[toneOf(tile)].title}`}>
        {tile.title}
      </h2>
      {tile.text && <p className="mt-4 max-w-[52ch] text-lead">{tile.text}</p>}
    </div>
  );
}
