export function LoadingMap() {
  return <p className="grid size-full place-content-center bg-shade">Loading the map…</p>;
}
