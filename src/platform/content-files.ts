import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';

export type ContentProblem = { file: string; path: string; expected: string; found: string };

/** Carries every problem at once, so an editor can fix them in one go. */
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
  const problem = (path: PropertyKey[], expected: string) => {
    return { file, path: path.join('.'), expected, found: shown(valueAt(value, path)) };
  };
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => problem([...issue.path, key], 'no field of this name'))
      : problem(
          issue.path,
          issue.message.replace(/^Invalid (input|option|string): (expected )?/, '').replace(/, received \w+$/, ''),
        ),
  );
}

/** Rejects invalid UTF-8, which would otherwise show as question marks. */
const parseJson = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
const EXPECTED: Record<string, string> = { SyntaxError: 'JSON', TypeError: 'text in UTF-8' };

/**
 * Reads a JSON content file by its schema. Throws a ContentError naming file, path, and what was expected and found.
 */
export async function readContent<T extends z.ZodType>(schema: T, file: string): Promise<z.output<T>> {
  let value: unknown;
  try {
    value = parseJson(await readFile(file));
  } catch (error) {
    const { name, message } = error as Error;
    throw new ContentError([{ file, path: '', expected: EXPECTED[name] ?? 'a file that can be read', found: message }]);
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new ContentError(problemsOf(file, value, result.error));
  return result.data;
}

export async function contentNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: Error) => {
    throw new ContentError([{ file: folder, path: '', expected: 'a folder', found: error.message }]);
  });
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort();
}

/** Same for an optional folder: empty if there is none. */
export async function namesIfAny(folder: string): Promise<string[]> {
  const isThere = await readdir(folder).then(
    () => true,
    () => false,
  );
  return isThere ? contentNames(folder) : [];
}

/** Reads each JSON file of a folder. `keyOf` must return the file's name, so that files can be referenced by key. */
export function readEach<T extends z.ZodType>(
  schema: T,
  folder: string,
  names: string[],
  keyOf: (value: z.output<T>) => string,
): Promise<z.output<T>>[] {
  return names.map(async (name) => {
    const file = join(folder, `${name}.json`);
    const value = await readContent(schema, file);
    const key = keyOf(value);
    if (key === name) return value;
    throw new ContentError([{ file, path: '', expected: `the name ${key}.json`, found: `${name}.json` }]);
  });
}

/** Reads every JSON file of a folder; throws one ContentError with the problems of all invalid ones. */
export async function readContentFolder<T extends z.ZodType>(
  schema: T,
  folder: string,
  keyOf: (value: z.output<T>) => string,
): Promise<z.output<T>[]> {
  return readAll(readEach(schema, folder, await contentNames(folder), keyOf));
}

export async function readWhatFits<T>(reads: Promise<T>[]): Promise<{ fit: T[]; problems: ContentProblem[] }> {
  const results = await Promise.allSettled(reads);
  const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  for (const reason of failures) if (!(reason instanceof ContentError)) throw reason;
  return {
    fit: results.filter((result) => result.status === 'fulfilled').map(({ value }) => value),
    problems: failures.flatMap((reason: ContentError) => reason.problems),
  };
}

/** All results, or one ContentError with the problems of every failure. */
export async function readAll<const Reads extends readonly Promise<unknown>[]>(
  reads: Reads,
): Promise<{ -readonly [Index in keyof Reads]: Awaited<Reads[Index]> }> {
  const { problems } = await readWhatFits([...reads]);
  if (problems.length > 0) throw new ContentError(problems);
  return Promise.all(reads) as never;
}
