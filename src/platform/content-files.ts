import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';

/** One thing wrong in a content file: where it is, what was expected and what was found. */
export type ContentProblem = { file: string; path: string; expected: string; found: string };

/** Thrown with every problem at once, so that an editor repairs a file in one go. */
export class ContentError extends Error {
  readonly problems: ContentProblem[];
  constructor(problems: ContentProblem[]) {
    super(
      problems
        .map(
          ({ file, path, expected, found }) => `${file}: at ${path || 'the top'} expected ${expected}, found ${found}`,
        )
        .join('\n'),
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value)).slice(0, 80);
}

function problemsOf(file: string, value: unknown, error: z.core.$ZodError): ContentProblem[] {
  return error.issues.map((issue) => ({
    file,
    path: issue.path.join('.'),
    expected: issue.message.replace(/^Invalid (input|option|string): (expected )?/, ''),
    found: shown(valueAt(value, issue.path)),
  }));
}

/** Reads one JSON content file by its schema. Throws a ContentError naming file, path, expected and found. */
export async function readContent<T extends z.ZodType>(schema: T, file: string): Promise<z.output<T>> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ContentError([{ file, path: '', expected: 'JSON', found: (error as Error).message }]);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ContentError(problemsOf(file, value, parsed.error));
  return parsed.data;
}

/** Reads every JSON file of a folder. `keyOf` must equal the file's name, so a link to a file is a link to its content. */
export async function readContentFolder<T extends z.ZodType>(
  schema: T,
  folder: string,
  keyOf: (value: z.output<T>) => string,
): Promise<z.output<T>[]> {
  const names = await readdir(folder).catch((error: Error) => {
    throw new ContentError([{ file: folder, path: '', expected: 'a folder', found: error.message }]);
  });
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const read = files.map(async (name) => {
    const file = join(folder, name);
    const value = await readContent(schema, file);
    const key = keyOf(value);
    if (`${key}.json` === basename(file)) return value;
    throw new ContentError([{ file, path: '', expected: `the name ${key}.json`, found: name }]);
  });
  return readAll(read);
}

/** All of them, or one ContentError with the problems of every one that failed. */
export async function readAll<const Reads extends readonly Promise<unknown>[]>(
  reads: Reads,
): Promise<{ -readonly [Index in keyof Reads]: Awaited<Reads[Index]> }> {
  const settled = await Promise.allSettled(reads);
  const problems = settled.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    if (one.reason instanceof ContentError) return one.reason.problems;
    throw one.reason;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return Promise.all(reads) as never;
}
