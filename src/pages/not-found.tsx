export default function Page() {
  return <h1>pages/not-found</h1>;
}
