export default function Page() {
  return <h1>pages/home</h1>;
}
