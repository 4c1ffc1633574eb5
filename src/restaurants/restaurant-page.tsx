export default function Page() { return <h1>restaurants/restaurant-page</h1>; }
