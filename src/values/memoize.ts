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
