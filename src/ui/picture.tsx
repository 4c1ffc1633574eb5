/** A drawn picture in several widths: /images/{name}-{width}.avif and .webp. */
export type PictureFile = { name: string; width: number; height: number; widths: number[]; alt: string };

type PictureProps = {
  picture: PictureFile;
  /** How wide it is shown, as in the sizes attribute: '(width >= 768px) 50vw, 100vw'. */
  sizes: string;
  /** The first thing seen on the page: fetched at once. */
  priority?: boolean;
  /** The words beside it already say it. */
  decorative?: boolean;
  className?: string;
};

function sources({ name, widths }: PictureFile, format: 'avif' | 'webp'): string {
  return widths.map((width) => `/images/${name}-${width}.${format} ${width}w`).join(', ');
}

/** AVIF, else WebP, at the width needed; its room is kept before it arrives. `className` goes to the img. */
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
