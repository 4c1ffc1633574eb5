import { Button } from '../../../ui/button.tsx';
import { PostForm } from '../../frame/forms.server.tsx';

const STAYS = [15, 30];

type Stay = { slug: string; party: { id: string; name: string; endsAt: Date }; page?: 'party' };

/** For how much longer a party may keep its table. */
export function StayButtons({ slug, party: { id, name, endsAt }, page }: Stay) {
  return (
    <PostForm
      fields={{ act: 'stay', bookingId: id, seenEnd: endsAt.getTime(), page }}
      action={`/${slug}/table`}
      data-waits=""
      className="flex items-center gap-2 md:gap-3"
    >
      {STAYS.map((minutes) => (
        <Button
          key={minutes}
          type="submit"
          name="minutes"
          value={minutes}
          variant="line"
          className="min-w-11 px-3!"
          aria-label={`+${minutes} min longer for ${name}`}
        >
          +{minutes}
        </Button>
      ))}
    </PostForm>
  );
}
