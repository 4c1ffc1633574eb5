import { toneOf } from '../shared/backgrounds.ts';
import { Band } from '../shared/band.tsx';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import { TileLinks } from '../shared/tile-links.tsx';
import type { ReadySignUp } from './sign-up.kind.ts';

export default function SignUpTile({ tile, id }: TileProps<ReadySignUp>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <Band picture={tile.image}>
        <TileHead id={id} tile={tile} />
        <TileLinks
          links={[{ text: tile.linkText, url: tile.linkUrl }]}
          tone={toneOf(tile)}
          size="large"
          className="mt-8"
        />
      </Band>
    </TileFrame>
  );
}
