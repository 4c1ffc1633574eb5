import { memoize } from '../values/memoize.ts';
import type { PictureFile } from '../values/picture.ts';

type PictureProps = {
  picture: PictureFile;
  /** Displayed width as in the sizes attribute: '(width >= 768px) 50vw, 100vw'. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  priority?: boolean;
  /** The text beside it says the same, so alt is empty. */
  decorative?: boolean;
  className?: string;
};

/** Cached, since pages and lists render the same pictures repeatedly. */
const filesOf = memoize(({ name, width: whole, widths }: PictureFile) => {
  const file = (width: number, format: 'avif' | 'webp') => `/images/${name}-${width}.${format}`;
  const srcSet = (format: 'avif' | 'webp') => widths.map((width) => `${file(width, format)} ${width}w`).join(', ');
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? whole;
  return { middle: file(middle, 'webp'), avif: srcSet('avif'), webp: srcSet('webp') };
});

/** AVIF or WebP in the width needed; its space is reserved before it loads. `className` goes to the img. */
export function Picture({ picture, sizes, priority = false, decorative = false, className = '' }: PictureProps) {
  const { middle, avif, webp } = filesOf(picture);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={middle}
        srcSet={webp}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}
