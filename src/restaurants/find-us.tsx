export default function Page() { return <h1>restaurants/find-us</h1>; }
