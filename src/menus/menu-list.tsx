export default function Page() { return <h1>menus/menu-list</h1>; }
