import { z } from 'zod';

export const imageRef = z
  .string()
  .regex(/^[a-z-]+\/[a-z0-9-]+$/, 'an image as group/name, listed in content/images.json');

/** A picture of public/images, available in `widths` pixels: /images/{name}-{width}.avif and .webp. */
export const picture = z.object({
  name: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  alt: z.string(),
});
export type PictureFile = z.infer<typeof picture>;
