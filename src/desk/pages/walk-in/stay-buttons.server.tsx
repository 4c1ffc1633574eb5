import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';

const STAYS = [15, 30];

type Stay = { slug: string; party: { id: string; name: string; endsAt: number } };

/** For how much longer a party may keep its table. */
export function StayButtons({ slug, party: { id, name, endsAt } }: Stay) {
  return (
    <Form method="post" action={`/${slug}/table`} data-waits="" className="flex items-center gap-3">
      <input type="hidden" name="act" value="stay" />
      <input type="hidden" name="bookingId" value={id} />
      <input type="hidden" name="seenEnd" value={endsAt} />
      {STAYS.map((minutes) => (
        <Button
          key={minutes}
          type="submit"
          name="minutes"
          value={minutes}
          variant="line"
          aria-label={`+${minutes} min longer for ${name}`}
        >
          +{minutes} min
        </Button>
      ))}
    </Form>
  );
}
