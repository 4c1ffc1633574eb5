import { useActionData, useLoaderData } from 'react-router';
import { formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { Alert, TapLink, TextLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { DayPicker } from '../day/day-picker.server.tsx';
import { MovePanel } from './move-panel.server.tsx';
import { action, loader } from './timeline-acts.server.ts';
import { TimelineTable } from './timeline-table.server.tsx';

export { action, loader };

function WithoutTable() {
  const { withoutTable, moves, date } = useLoaderData<typeof loader>();
  if (withoutTable.length === 0) return null;
  return (
    <section className="mt-4 rounded-sm bg-butter-tint px-3 py-1">
      <h2 className="font-sans text-base font-bold">Without a table</h2>
      <ul>
        {withoutTable.map(({ id, time, name, covers }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-4">
            <span>
              {formatTime(time)} {name}, {covers}
            </span>
            {moves && (
              <TapLink to={`?date=${date}&party=${id}`}>
                Find a table<span className="sr-only"> for {name}</span>
              </TapLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In view below the menu, however far the page is scrolled to the party. */
const outcome = 'sticky top-11 z-30 mt-2 rounded-sm px-3 py-3 font-semibold';

export default function TimelinePage() {
  const day = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { slug, title, date, today, nowColumn, done, moved, moves } = day;
  return (
    <DeskPage title={`${title}: timeline`} live={day.live}>
      <DayPicker to={`/${slug}/timeline`} date={date} today={today} />
      <h2 className="mt-4 font-sans text-lg font-bold">
        {formatDay(date)}
        {nowColumn !== null && (
          <a href="#now" className="ml-4 inline-flex min-h-11 items-center text-base font-normal text-link">
            Now
          </a>
        )}
      </h2>
      <Alert className={`${outcome} bg-tomato-tint`}>{refused?.refusal}</Alert>
      {done && (
        <p role="status" className={`${outcome} bg-basil-tint`}>
          {done} {moves && <TextLink to={`?date=${date}&party=${moved}#party-${moved}`}>Move again</TextLink>}
        </p>
      )}
      <WithoutTable />
      <TimelineTable day={day} />
      {moves && <MovePanel day={day} />}
    </DeskPage>
  );
}
