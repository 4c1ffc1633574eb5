import { arrowsIn, type Import } from './circles.ts';

export type Measure = { rooms: number; floors: number; arrows: number };

/**
 * How a folder's direct children hang together: how many there are, on how many floors (the longest chain of imports,
 * counted in children) and between how many pairs imports run. The folder must hold no circle.
 */
export function measureOf(folder: string, imports: readonly Import[]): Measure {
  const arrows = arrowsIn(folder, imports);
  const rooms = new Set([...arrows].flatMap(([room, imported]) => [room, ...imported]));
  const floors = new Map<string, number>();
  const floorOf = (room: string): number => {
    const known = floors.get(room);
    if (known !== undefined) return known;
    const floor = 1 + Math.max(0, ...[...(arrows.get(room) ?? [])].map(floorOf));
    floors.set(room, floor);
    return floor;
  };
  return {
    rooms: rooms.size,
    floors: Math.max(0, ...[...rooms].map(floorOf)),
    arrows: [...arrows.values()].reduce((sum, imported) => sum + imported.size, 0),
  };
}
