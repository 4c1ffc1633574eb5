import { Form, Link, useParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { formatTime, timeOf } from '../../../values/time/wall-time.ts';
import { seenText } from '../../contracts/seen.ts';
import { PostForm, Submit, TextLink } from '../../frame/forms.server.tsx';
import type { Timeline } from './timeline-acts.server.ts';

const QUARTER_MS = 15 * MINUTE_MS;
export const MOVE_FORM = 'move';

/** The form that targets submit, and the script on a drop. */
function MoveForm({ picked }: Pick<Timeline, 'picked'>) {
  const party = picked?.party;
  const fields = { bookingId: party?.id ?? '', seen: party ? seenText(party) : '', startsAt: picked?.startsAt ?? '' };
  return (
    <PostForm id={MOVE_FORM} fields={fields}>
      {picked && party && picked.startsAt !== party.startsAt.getTime() && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="tellsDiner" value="yes" defaultChecked className="size-5" />
          E-mail them the new time
        </label>
      )}
    </PostForm>
  );
}

function Times({ day: { date, picked, axis } }: { day: Timeline }) {
  if (!picked) return null;
  const quarters = Array.from(
    { length: (axis.endsAt - axis.startsAt) / QUARTER_MS },
    (_, index) => axis.startsAt + index * QUARTER_MS,
  );
  const times = [...new Set([...quarters, picked.startsAt])]
    .sort((a, b) => a - b)
    .map((instant) => timeOf(londonNow(instant).minutes));
  return (
    <Form className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="party" value={picked.party.id} />
      <label className="grid text-sm font-semibold">
        At
        <select
          name="at"
          defaultValue={timeOf(londonNow(picked.startsAt).minutes)}
          className="min-h-11 rounded-sm border border-edge bg-paper px-3"
        >
          {times.map((time) => (
            <option key={time} value={time}>
              {formatTime(time)}
            </option>
          ))}
        </select>
      </label>
      <Submit variant="line">Show tables</Submit>
      <Link
        to={`?date=${date}#party-${picked.party.id}`}
        data-put-down
        className="flex min-h-12 items-center text-link"
      >
        Leave them there
      </Link>
    </Form>
  );
}

/** The party picked up, and the time it could move to. */
export function MovePanel({ day }: { day: Timeline }) {
  const { slug } = useParams();
  const { picked, areas } = day;
  const targets = areas.flatMap(({ tables }) =>
    tables.flatMap(({ id, segments }) =>
      segments.flatMap(({ item }) =>
        item?.kind === 'target' && !item.swap ? [[item.tableIds.join(' + '), id] as const] : [],
      ),
    ),
  );
  // Each of a join’s tables leads to the join.
  const free = new Map(targets);
  return (
    <section
      aria-label="Move a party"
      className={`mt-4 ${picked ? 'sticky bottom-0 z-30 -mx-4 max-h-[30dvh] overflow-auto border-t border-line bg-paper px-4 py-2' : ''}`}
    >
      {picked ? (
        <p className="font-semibold">
          Moving{' '}
          <TextLink to={`/${slug}/parties/${picked.party.id}`}>
            {picked.party.name}, {picked.party.covers}
          </TextLink>
          . {free.size > 0 ? 'Tap where they go.' : 'No table is free then. Try another time.'}
        </p>
      ) : (
        <p>
          Tap a party to move it<span className="pointer-coarse:hidden">, or drag it to another table</span>.
        </p>
      )}
      <MoveForm picked={picked} />
      <p className="flex flex-wrap gap-2 py-2">
        {[...free].map(([tables, id]) => (
          <Button key={id} type="submit" form={MOVE_FORM} name="to" value={id} variant="line">
            <span className="sr-only">Move to </span>
            {tables}
          </Button>
        ))}
      </p>
      <Times day={day} />
    </section>
  );
}
