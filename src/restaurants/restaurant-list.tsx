export default function Page() { return <h1>restaurants/restaurant-list</h1>; }
