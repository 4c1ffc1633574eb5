import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

export type HeicTask = { bytes: Uint8Array; mostPixels: number; mostMemory: number };
export type RawPicture = { width: number; height: number; data: Uint8ClampedArray };

const { bytes, mostPixels, mostMemory } = workerData as HeicTask;

// The decoder allocates as much as the file demands. Past the limit it fails as if the machine were out of memory.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
  if (this.buffer.byteLength + pages * 65_536 > mostMemory) throw new RangeError('too much memory for a picture');
  return grow.call(this, pages);
};

/** Like the package's result, whose types omit the size. */
type Found = { width: number; height: number; decode: () => Promise<RawPicture> };
const [picture] = (await decode.all({ buffer: bytes })) as Found[];
if (!picture || picture.width * picture.height > mostPixels) throw new RangeError('too many pixels for a picture');
const { width, height, data } = await picture.decode();
parentPort?.postMessage({ width, height, data } satisfies RawPicture, [data.buffer as ArrayBuffer]);
