import { Link } from 'react-router';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { type PartyStatus, statusNames } from '../../contracts/party-steps.ts';
import { seenText } from '../../contracts/seen.ts';
import { isFinished } from '../../rules/party-status.ts';
import { pastText } from '../../rules/party-text.ts';
import type { Segment } from '../../rules/timeline.ts';
import { COLUMN_MINUTES, COLUMN_PX, NAMES_PX } from '../../rules/timeline-scale.ts';
import { MOVE_FORM } from './move-panel.server.tsx';
import type { TimelineItem, TimelineRow } from './read-timeline.server.ts';
import type { Timeline } from './timeline-acts.server.ts';

const HOUR_COLUMNS = 60 / COLUMN_MINUTES;

const STATUS_LOOK: Record<PartyStatus, string> = {
  booked: 'border border-edge bg-butter-tint',
  arrived: 'bg-butter',
  seated: 'bg-basil text-cream',
  left: 'border border-edge bg-shade text-ink-soft',
  'no-show': 'bg-tomato-tint line-through',
};

const frame = 'max-h-[70dvh] overflow-auto border border-line';
const name = 'sticky left-0 z-10 border-r border-b border-line bg-paper px-2 text-left';
const bar =
  'flex h-11 w-full flex-col items-start justify-center overflow-clip rounded-sm px-1 text-left text-sm leading-tight select-none';
/** Stays beside the names of the tables while its bar is scrolled past. */
const words = 'sticky left-[92px] max-w-full truncate';

/** Scrolls into view clear of the sticky names and times. */
const clear = 'scroll-mt-14 scroll-mr-48 scroll-ml-28';

type Cell<Kind extends TimelineItem['kind']> = { item: TimelineItem & { kind: Kind }; day: Timeline; tableId: string };

function PartyBar({ item: { party, startsAt, endsAt }, day, tableId }: Cell<'party'>) {
  const { date, moves, picked, now } = day;
  const isPicked = picked?.party.id === party.id;
  const look = `${bar} ${STATUS_LOOK[party.status]} ${isPicked ? 'touch-none outline-3 outline-tomato' : ''}`;
  const others = party.tables.filter((id) => id !== tableId);
  const past = now === null ? null : pastText(party, now);
  const about = (
    <>
      <span aria-hidden="true" className={`${words} font-semibold`}>
        {party.covers} {party.name}
      </span>
      <span className="sr-only">
        {party.name}, {party.covers}
      </span>
      <span className={words}>
        {isPicked ? 'Leave them' : (past ?? statusNames[party.status])}
        {!isPicked && others.map((id) => ` + ${id}`)}
      </span>
      <span className="sr-only">
        , {formatTimeOfDay(startsAt)} to {formatTimeOfDay(endsAt)}
      </span>
    </>
  );
  // A join has the party at each of its tables, and the address of one.
  const id = party.tables[0] === tableId ? `party-${party.id}` : undefined;
  if (!moves || isFinished(party))
    return (
      <div id={id} className={look}>
        {about}
      </div>
    );
  return (
    <Link
      id={id}
      to={`?date=${date}${isPicked ? '' : `&party=${party.id}`}#party-${party.id}`}
      draggable={false}
      aria-current={isPicked || undefined}
      data-party={party.id}
      data-start={party.startsAt.getTime()}
      data-seen={seenText(party)}
      data-tables={party.tables.join('+')}
      className={`${look} ${clear}`}
    >
      {about}
    </Link>
  );
}

function Target({ item: { tableIds, mostCovers, swap }, day, tableId }: Cell<'target'>) {
  const covers = day.picked?.party.covers ?? 0;
  const isSmall = !swap && tableIds.length === 1 && mostCovers < covers;
  return (
    <button
      type="submit"
      form={MOVE_FORM}
      name={swap ? 'swap' : 'to'}
      value={swap ? `${swap.id} ${swap.tables.join('+')}` : tableId}
      className={`${bar} ${clear} font-semibold ${swap ? 'bg-ink text-cream' : 'border-2 border-dashed border-basil bg-basil-tint'}`}
    >
      <span className={words}>{swap ? 'Swap with' : 'Move here'}</span>
      <span className={`${words} font-normal`}>
        {swap ? `${swap.name}, ${swap.covers}` : tableIds.join(' + ')}
        {isSmall && `, for ${mostCovers}`}
      </span>
      {swap && <span className="sr-only">, {formatTimeOfDay(swap.startsAt.getTime())}</span>}
    </button>
  );
}

function Content({ item, day, tableId }: Omit<Cell<'party'>, 'item'> & { item: TimelineItem }) {
  switch (item.kind) {
    case 'party':
      return <PartyBar item={item} day={day} tableId={tableId} />;
    case 'target':
      return <Target item={item} day={day} tableId={tableId} />;
    case 'hold':
      return <div className={`${bar} border border-dashed border-edge`}>Being booked</div>;
    case 'block':
      return (
        <div className={`${bar} hatched`}>
          <span className="truncate">
            <span className="rounded-sm bg-paper px-1">Closed: {item.reason}</span>
          </span>
        </div>
      );
  }
}

function Row({ row: { id, mostCovers, segments }, day }: { row: TimelineRow; day: Timeline }) {
  return (
    <tr data-table={id} className="data-over:bg-butter-tint">
      <th scope="row" className={name}>
        {id} <span className="text-sm font-normal">for {mostCovers}</span>
      </th>
      {segments.map(({ from, columns, item }: Segment<TimelineItem>) => (
        <td key={from} colSpan={columns} className="border-b border-line p-px">
          {item && <Content item={item} day={day} tableId={id} />}
        </td>
      ))}
    </tr>
  );
}

/** A line at the time it is. */
function Now({ column, width }: { column: number; width: number }) {
  const x = NAMES_PX + column * COLUMN_PX;
  return (
    <svg aria-hidden="true" width={width} height="100%" className="pointer-events-none absolute inset-0 text-tomato">
      <line x1={x} x2={x} y1="0" y2="100%" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

export function TimelineTable({ day }: { day: Timeline }) {
  const { axis, areas, nowColumn } = day;
  const hours = Array.from({ length: axis.columns / HOUR_COLUMNS }, (_, hour) => hour * HOUR_COLUMNS);
  const width = NAMES_PX + axis.columns * COLUMN_PX;
  const isNow = (from: number) => nowColumn !== null && from <= nowColumn && nowColumn < from + HOUR_COLUMNS;
  return (
    <div className="relative mt-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, for the arrow keys */}
      <section tabIndex={0} aria-label="Tables and parties" data-timeline className={frame}>
        <div className="relative w-max">
          <table width={width} className="table-fixed border-separate border-spacing-0">
            <caption className="sr-only">Tables by area, each with its parties by time</caption>
            <colgroup>
              <col width={NAMES_PX} />
              <col span={axis.columns} width={COLUMN_PX} />
            </colgroup>
            <thead>
              <tr>
                <th scope="col" className={`${name} top-0 z-20`}>
                  Table
                </th>
                {hours.map((from) => (
                  <th
                    key={from}
                    id={isNow(from) ? 'now' : undefined}
                    scope="col"
                    colSpan={HOUR_COLUMNS}
                    className="sticky top-0 z-[5] h-9 scroll-ml-24 border-b border-l border-line bg-paper px-1 text-left text-sm"
                  >
                    {formatTimeOfDay(axis.startsAt + from * COLUMN_MINUTES * MINUTE_MS)}
                  </th>
                ))}
              </tr>
            </thead>
            {areas.map(({ area, tables }) => (
              <tbody key={area}>
                <tr>
                  <th scope="rowgroup" colSpan={axis.columns + 1} className="border-b border-line bg-shade text-left">
                    <span className="sticky left-0 z-[1] inline-block bg-shade px-2 py-1">{area}</span>
                  </th>
                </tr>
                {tables.map((row) => (
                  <Row key={row.id} row={row} day={day} />
                ))}
              </tbody>
            ))}
          </table>
          {nowColumn !== null && <Now column={nowColumn} width={width} />}
        </div>
      </section>
    </div>
  );
}
