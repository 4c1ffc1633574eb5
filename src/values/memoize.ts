/**
 * `make` with its results kept per object: what is derived from the content is made once for each content version, and
 * freed with it.
 */
export function memoize<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { made: Made }>();
  return (from) => {
    let kept = known.get(from);
    if (!kept) {
      kept = { made: make(from) };
      known.set(from, kept);
    }
    return kept.made;
  };
}

/** The same for what depends on a day or an hour too: its latest result is kept per object. */
export function memoizeLatest<From extends object, At extends string | number, Made>(
  make: (from: From, at: At) => Made,
): (from: From, at: At) => Made {
  const known = new WeakMap<From, { at: At; made: Made }>();
  return (from, at) => {
    let kept = known.get(from);
    if (kept?.at !== at) {
      kept = { at, made: make(from, at) };
      known.set(from, kept);
    }
    return kept.made;
  };
}
