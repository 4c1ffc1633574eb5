import { favicon, logoDark, logoLight, logoVendemmia } from './logo.ts';
import { awningTile, droppedSlice, ginghamTile, pin } from './tiles.ts';

/** Vector files of public/images, by file name. */
export const marks: Record<string, string> = {
  'logo.svg': logoDark(),
  'logo-light.svg': logoLight(),
  'logo-light-vendemmia.svg': logoVendemmia(),
  'favicon.svg': favicon(),
  'awning.svg': awningTile(),
  'gingham.svg': ginghamTile(),
  'pin.svg': pin(),
  '404-slice.svg': droppedSlice(),
};
