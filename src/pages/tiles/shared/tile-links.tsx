import { ButtonLink } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-class.ts';
import type { TileLink } from '../../../values/link.ts';
import { backgrounds } from './backgrounds.ts';
import type { Tone } from './display.ts';

function lookOf(style: TileLink['style'], tone: Tone): ButtonLook['variant'] {
  const { dark } = backgrounds[tone];
  if (style === 'quiet') return 'quiet';
  if (style === 'line') return dark ? 'quiet' : 'line';
  if (dark) return 'cream';
  return tone === 'butter' ? 'basil' : 'tomato';
}

type TileLinksProps = { links?: TileLink[]; tone: Tone; size?: ButtonLook['size']; className?: string };

/** The tile's links as buttons, in colours that suit its background. */
export function TileLinks({ links, tone, size, className = '' }: TileLinksProps) {
  if (!links || links.length === 0) return null;
  return (
    <p className={`flex flex-wrap items-center gap-x-6 gap-y-4 ${className}`}>
      {links.map(({ text, url, style, openInNewTab }) => (
        <ButtonLink key={url} to={url} openInNewTab={openInNewTab} variant={lookOf(style, tone)} size={size}>
          {text}
        </ButtonLink>
      ))}
    </p>
  );
}
