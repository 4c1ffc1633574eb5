import { z } from '@hono/zod-openapi';
import { isChosenFile } from './chosen-file.ts';
import { fileInJson } from './file-in-json.ts';

const holdsFile = (field: unknown) =>
  [field].flat().some((item) => isChosenFile(item) || fileInJson.safeParse(item).success);

/** A form's schema. A file in any other field is refused with this message, rather than silently dropped. */
export function formOf<Fields extends z.ZodRawShape>(fields: Fields, strayFile: string) {
  const otherField = z
    .unknown()
    .refine((field) => !holdsFile(field), strayFile)
    .transform(() => undefined);
  return z.object(fields).catchall(otherField) as unknown as z.ZodObject<Fields>;
}
