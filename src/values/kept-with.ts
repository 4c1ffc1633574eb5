/**
 * `make`, called once for each object that is given: what follows from the content alone is made once for each version
 * of it, and goes with it.
 */
export function keptWith<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
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
