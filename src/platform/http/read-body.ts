type ReadOptions = {
  maxBytes: number;
  /** Bytes each window must bring; without it only the connection's own time limit applies. */
  pace?: { bytes: number; ms: number };
};

/** Reads a body; 'too-large' beyond `maxBytes`, 'too-slow' if it makes no progress. Cancels the rest. */
export async function readBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, pace }: ReadOptions,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'too-slow'> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let [length, lately] = [0, 0];
  const slow = Promise.withResolvers<'too-slow'>();
  const timer =
    pace &&
    setInterval(() => {
      if (lately < pace.bytes) slow.resolve('too-slow');
      lately = 0;
    }, pace.ms);
  try {
    for (;;) {
      const chunk = await Promise.race([reader.read(), slow.promise]);
      if (chunk === 'too-slow') return chunk;
      if (chunk.done) return new Uint8Array(Buffer.concat(chunks));
      length += chunk.value.length;
      lately += chunk.value.length;
      if (length > maxBytes) return 'too-large';
      chunks.push(chunk.value);
    }
  } finally {
    clearInterval(timer);
    // Does nothing if the body has ended.
    reader.cancel().catch(() => undefined);
  }
}
