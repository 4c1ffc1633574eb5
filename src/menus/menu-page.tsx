export default function Page() { return <h1>menus/menu-page</h1>; }
