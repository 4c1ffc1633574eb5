import type { PictureFile } from '../values/picture.ts';

type PictureProps = {
  picture: PictureFile;
  /** Displayed width as in the sizes attribute: '(width >= 768px) 50vw, 100vw'. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  priority?: boolean;
  /** The text beside it says the same: alt is empty. */
  decorative?: boolean;
  className?: string;
};

function sources({ name, widths }: PictureFile, format: 'avif' | 'webp'): string {
  return widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(', ');
}

/** AVIF, else WebP, in the width needed; its space is reserved before it loads. `className` goes to the img. */
export function Picture({ picture, sizes, priority = false, decorative = false, className = '' }: PictureProps) {
  const middle = picture.widths[Math.floor((picture.widths.length - 1) / 2)] ?? picture.width;
  return (
    <picture>
      <source type="image/avif" srcSet={sources(picture, 'avif')} sizes={sizes} />
      <img
        src={`/images/${picture.name}-${middle}.webp`}
        srcSet={sources(picture, 'webp')}
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
