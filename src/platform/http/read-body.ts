type ReadOptions = {
  maxBytes: number;
  /** Bytes that each window must bring; without it the sender may take as long as the connection. */
  pace?: { bytes: number; ms: number };
};

/** A body in one piece; 'too-large' beyond so many bytes, 'too-slow' where it makes no progress. Then the rest is not read. */
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
      const read = await Promise.race([reader.read(), slow.promise]);
      if (read === 'too-slow') return read;
      if (read.done) return new Uint8Array(Buffer.concat(chunks));
      length += read.value.length;
      lately += read.value.length;
      if (length > maxBytes) return 'too-large';
      chunks.push(read.value);
    }
  } finally {
    clearInterval(timer);
    // Does nothing where the body has ended.
    reader.cancel().catch(() => undefined);
  }
}
