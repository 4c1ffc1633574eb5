export default function Page() {
  return <h1>booking/journey/book-now-entry</h1>;
}
