import { z } from '@hono/zod-openapi';
import { isChosenFile } from './chosen-file.ts';
import { fileInJson } from './file-in-json.ts';

const holdsFile = (field: unknown) =>
  [field].flat().some((one) => isChosenFile(one) || fileInJson.safeParse(one).success);

/** The schema of a form. A file in any other field is refused with these words, where it would be lost unsaid. */
export function formOf<Fields extends z.ZodRawShape>(fields: Fields, strayFile: string) {
  const other = z
    .unknown()
    .refine((field) => !holdsFile(field), strayFile)
    .transform(() => undefined);
  return z.object(fields).catchall(other) as unknown as z.ZodObject<Fields>;
}
