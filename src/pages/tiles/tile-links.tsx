import { ButtonLink, type ButtonLook } from '../../ui/button.tsx';
import type { Tone } from './display.ts';
import { grounds } from './ground.ts';
import type { TileLink } from './link.ts';

function lookOf(style: TileLink['style'], tone: Tone): ButtonLook['variant'] {
  const { dark } = grounds[tone];
  if (style === 'quiet') return 'quiet';
  if (style === 'line') return dark ? 'quiet' : 'line';
  if (dark) return 'cream';
  return tone === 'butter' ? 'basil' : 'tomato';
}

type TileLinksProps = { links?: TileLink[]; tone: Tone; size?: ButtonLook['size']; className?: string };

/** The things to do here, in colours that go with the ground. */
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
