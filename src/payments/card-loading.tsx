/** A placeholder for the card fields while they load. */
export function CardLoading() {
  return (
    <p role="status" className="text-ink-soft">
      Loading the card fields…
    </p>
  );
}
