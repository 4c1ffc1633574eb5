/** Caches results per object: values derived from content are computed once per content version, and freed with it. */
export function memoize<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const results = new WeakMap<From, { made: Made }>();
  return (from) => {
    let entry = results.get(from);
    if (!entry) {
      entry = { made: make(from) };
      results.set(from, entry);
    }
    return entry.made;
  };
}

/** The same for values that also depend on a day or hour: caches only the latest result per object. */
export function memoizeLatest<From extends object, At extends string | number, Made>(
  make: (from: From, at: At) => Made,
): (from: From, at: At) => Made {
  const results = new WeakMap<From, { at: At; made: Made }>();
  return (from, at) => {
    let entry = results.get(from);
    if (entry?.at !== at) {
      entry = { at, made: make(from, at) };
      results.set(from, entry);
    }
    return entry.made;
  };
}
