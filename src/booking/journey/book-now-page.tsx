export default function Page() {
  return <h1>booking/journey/book-now-page</h1>;
}
