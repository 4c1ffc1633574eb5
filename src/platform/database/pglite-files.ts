import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** A file or folder of Emscripten's file system in memory. */
type MemoryNode = { mode: number; contents?: Uint8Array<ArrayBuffer> | Record<string, MemoryNode> };
type MemoryFileSystem = {
  isDir(mode: number): boolean;
  lookupPath(path: string): { node: MemoryNode };
};
type Range = { byteOffset: number; length: number };

function filesBelow(fs: MemoryFileSystem, node: MemoryNode): MemoryNode[] {
  const { contents } = node;
  if (contents instanceof Uint8Array) return [node];
  return contents && fs.isDir(node.mode) ? Object.values(contents).flatMap((child) => filesBelow(fs, child)) : [];
}

function readRange(path: string, { byteOffset, length }: Range): Uint8Array {
  const bytes = new Uint8Array(length);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, length, byteOffset);
  } finally {
    closeSync(file);
  }
  return bytes;
}

/**
 * Lets go of the files that PGlite brings along (dictionaries, time zones, what initialises a database), which it keeps in
 * memory as one block of 6 MB. The few that it opens later are read from the bundle on disk, which has the same bytes at the
 * same place. Returns the bytes let go: 0 for a PGlite that keeps them in another way.
 */
export function readBundledFilesLater(fs: MemoryFileSystem, bundle: string): number {
  const bufferOf = ({ contents }: MemoryNode) => (contents as Uint8Array<ArrayBuffer>).buffer;
  const files = Map.groupBy(filesBelow(fs, fs.lookupPath('/').node), bufferOf);
  const { size } = statSync(bundle);
  const [block, nodes = []] = [...files].find(([{ byteLength }]) => byteLength === size) ?? [];
  if (!block) return 0;
  for (const node of nodes) {
    const { byteOffset, length } = node.contents as Uint8Array;
    Object.defineProperty(node, 'contents', { get: () => readRange(bundle, { byteOffset, length }) });
  }
  // PGlite refers to the block elsewhere too: what stays is empty.
  block.transfer(0);
  return size;
}
