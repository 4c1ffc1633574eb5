import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireAct, restaurantIn } from './desk-context.server.ts';
import { DeskPage } from './frame.server.tsx';

export function loader(args: LoaderFunctionArgs) {
  const restaurant = restaurantIn(args);
  requireAct(args, 'see-day', restaurant.storeId);
  return { restaurant };
}

export default function TodayPage() {
  const { restaurant } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={restaurant.title}>
      <p className="mt-4">No bookings today.</p>
    </DeskPage>
  );
}
