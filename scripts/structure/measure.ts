import { arrowsIn, type Import } from './circles.ts';

export type Measure = { rooms: number; floors: number; arrows: number };

/**
 * How a folder's direct children relate: their number, their floors (the longest chain of imports, in children) and
 * the number of pairs with imports. The folder must have no cycle.
 */
export function measureOf(folder: string, imports: readonly Import[]): Measure {
  const arrows = arrowsIn(folder, imports);
  const rooms = new Set([...arrows].flatMap(([room, targets]) => [room, ...targets]));
  const floors = new Map<string, number>();
  const floorOf = (room: string): number => {
    const cached = floors.get(room);
    if (cached !== undefined) return cached;
    const floor = 1 + Math.max(0, ...[...(arrows.get(room) ?? [])].map(floorOf));
    floors.set(room, floor);
    return floor;
  };
  return {
    rooms: rooms.size,
    floors: Math.max(0, ...[...rooms].map(floorOf)),
    arrows: [...arrows.values()].reduce((sum, targets) => sum + targets.size, 0),
  };
}
