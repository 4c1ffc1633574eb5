import { dirname } from 'node:path';

/** Importing and imported file, as paths from the root of the project. */
export type Import = [from: string, to: string];

/** The direct child of the folder (a file, or a folder with all below it) that contains the path, if any. */
function roomIn(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
}

type Arrows = Map<string, Set<string>>;

/** Who imports whom, by the name each path maps to; paths without one are left out. */
function arrowsBetween(imports: readonly Import[], nameOf: (path: string) => string | undefined): Arrows {
  const arrows: Arrows = new Map();
  for (const [from, to] of imports) {
    const [start, end] = [nameOf(from), nameOf(to)];
    if (start === undefined || end === undefined || start === end) continue;
    arrows.set(start, (arrows.get(start) ?? new Set()).add(end));
  }
  return arrows;
}

/** For each direct child of the folder that imports another: the children it imports. */
export const arrowsIn = (folder: string, imports: readonly Import[]): Arrows =>
  arrowsBetween(imports, (path) => roomIn(folder, path));

function reachedFrom(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const rooms = new Set<string>();
  const open = [start];
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    for (const next of arrows.get(room) ?? []) {
      if (!rooms.has(next)) open.push(next);
      rooms.add(next);
    }
  }
  return rooms;
}

function circlesOf(arrows: Arrows): string[][] {
  const reach = new Map([...arrows.keys()].map((room) => [room, reachedFrom(room, arrows)]));
  const inCircle = [...arrows.keys()].filter((room) => reach.get(room)?.has(room)).sort();
  const groups = inCircle.map((room) =>
    inCircle.filter((candidate) => reach.get(room)?.has(candidate) && reach.get(candidate)?.has(room)),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

/** Groups of a folder's direct children that import each other in a cycle. */
export const circlesIn = (folder: string, imports: readonly Import[]): string[][] =>
  circlesOf(arrowsIn(folder, imports));

/** The same for all folders, each with only its own files: a folder and its subfolder count as two. */
export const circlesOfFolders = (imports: readonly Import[]): string[][] =>
  circlesOf(arrowsBetween(imports, (path) => dirname(path)));
