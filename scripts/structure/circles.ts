/** Importing and imported file, as paths from the root of the project. */
export type Import = [from: string, to: string];

/**
 * The direct child of the folder (a file, or a folder with all below it) that contains the path; undefined if none
 * does.
 */
function roomIn(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined;
}

/** For each direct child of the folder that imports another: the children it imports. */
export function arrowsIn(folder: string, imports: readonly Import[]): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [start, end] = [roomIn(folder, from), roomIn(folder, to)];
    if (start === undefined || end === undefined || start === end) continue;
    arrows.set(start, (arrows.get(start) ?? new Set()).add(end));
  }
  return arrows;
}

function reachedFrom(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    for (const next of arrows.get(room) ?? []) {
      if (!reached.has(next)) open.push(next);
      reached.add(next);
    }
  }
  return reached;
}

/** Groups of direct children of a folder that import each other in a cycle. */
export function circlesIn(folder: string, imports: readonly Import[]): string[][] {
  const arrows = arrowsIn(folder, imports);
  const reach = new Map([...arrows.keys()].map((room) => [room, reachedFrom(room, arrows)]));
  const inCircle = [...arrows.keys()].filter((room) => reach.get(room)?.has(room)).sort();
  const groups = inCircle.map((room) =>
    inCircle.filter((other) => reach.get(room)?.has(other) && reach.get(other)?.has(room)),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}
