import { useLoaderData } from 'react-router';
import { formatDay } from '../../../values/time/wall-time.ts';
import { TapLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { DayPicker } from '../day/day-picker.server.tsx';
import { action, loader } from './block-acts.server.ts';
import { BlockForms } from './block-forms.server.tsx';
import { BlockRow } from './block-row.server.tsx';

export { action, loader };

export default function BlocksPage() {
  const { slug, title, date, today, closingId, blocks } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={`Blocks and pacing at ${title}`}>
      <DayPicker to={`/${slug}/blocks`} date={date} today={today} />
      <p className="mt-2">
        To close for whole days and move the guests, use{' '}
        <TapLink to={`/${slug}/closing?firstDate=${date}#close`}>Close a day</TapLink>
      </p>
      <h2 id="day" className="mt-6 font-sans text-lg font-bold">
        On {formatDay(date)}
      </h2>
      {closingId && (
        <p className="mt-2">
          {title} is closed all day. <TapLink to={`/${slug}/closing/${closingId}`}>See the closing</TapLink>
        </p>
      )}
      {blocks.length === 0 && !closingId && <p className="mt-2">Nothing’s closed. Every table can be booked online.</p>}
      <ul className="mt-2 max-w-3xl">
        {blocks.map((block) => (
          <BlockRow key={block.id} block={block} slug={slug} date={date} />
        ))}
      </ul>
      {date >= today && <BlockForms />}
    </DeskPage>
  );
}
