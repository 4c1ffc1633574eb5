// Checks the structure of src against docs/decisions/011: floors, no circular imports between folders, no overfull
// folder, no bare HTTP status; and no exported name with two meanings, including tests and scripts.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { bareStatuses } from './structure/bare-statuses.ts';
import { circlesIn, circlesOfFolders, type Import } from './structure/circles.ts';
import { measureOf } from './structure/measure.ts';

const MOST_FILES = 30;

/** Exports of route modules, whose names the router defines. */
const ROUTE_EXPORTS = new Set(['loader', 'action', 'meta', 'links', 'headers', 'handle', 'shouldRevalidate']);
const EXPORTED = /^export (?:default )?(?:async )?(?:function|const|type|class) (\w+)/gm;

/** Names exported by several files, with those files: one exported name has one meaning. */
function namesWithTwoHomes(files: readonly { path: string; text: string }[]): string[] {
  const homes = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const [, name = ''] of text.matchAll(EXPORTED))
      if (!ROUTE_EXPORTS.has(name)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
  return [...homes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

/** Checks the import rules of .dependency-cruiser.cjs; returns the imports found. */
async function importRules(): Promise<ICruiseResult> {
  const options = await extractOptions(createRequire(import.meta.url).resolve('../.dependency-cruiser.cjs'));
  const { output } = await cruise(['src', 'content'], { ...options, validate: true });
  const result = output as ICruiseResult;
  const report = await format(result, { outputType: 'err' });
  console.log(String(report.output).split('\n\n‼')[0]?.trim());
  if (report.exitCode !== 0) process.exitCode = 1;
  return result;
}

/** The map of the site is data that imports nothing: every floor may read it. */
const isData = (path: string) => path === 'src/routes.ts';

/** Imports between files of src except tests and data, including type imports. */
const importsOf = ({ modules }: ICruiseResult): Import[] =>
  modules
    .filter(({ source }) => source.startsWith('src/') && !/\.test\.tsx?$/.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => resolved.startsWith('src/') && !isData(resolved))
        .map(({ resolved }) => [source, resolved]),
    );

const foldersBelow = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => foldersBelow(join(folder, name))),
];

const filesIn = (folder: string) => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());

const sources = (folder: string) =>
  filesIn(folder)
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ name }) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));

const imports = importsOf(await importRules());
const folders = foldersBelow('src');
const files = folders.flatMap(sources);
const filesBeside = ['tests', 'scripts'].flatMap(foldersBelow).flatMap(sources);
const problems = [
  ...circlesOfFolders(imports).map((circle) => `${circle.join(', ')} import each other in a circle`),
  ...folders.flatMap((folder) =>
    circlesIn(folder, imports).map((circle) => `${folder}: ${circle.join(', ')} import each other in a circle`),
  ),
  ...folders
    .filter((folder) => filesIn(folder).length > MOST_FILES)
    .map((folder) => `${folder}: ${filesIn(folder).length} files, ${MOST_FILES} at most`),
  ...namesWithTwoHomes([...files, ...filesBeside]).map((name) => `exported twice: ${name}`),
  ...bareStatuses(files).map((line) => `a status without its name: ${line}`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  console.log(
    `✔ ${folders.length} folders of src, no circle between them, none over ${MOST_FILES} files, no name exported twice`,
  );
  for (const folder of ['src', 'src/booking']) {
    const { rooms, floors, arrows } = measureOf(folder, imports);
    console.log(`  ${folder}: ${rooms} rooms on ${floors} floors, ${arrows} arrows between them`);
  }
}
