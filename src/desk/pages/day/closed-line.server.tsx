import { closingReasonNames } from '../../../booking/contracts/closing.ts';
import type { ClosedDay } from '../../engine/closing/read-closings.server.ts';
import { TapLink } from '../../frame/forms.server.tsx';

/** 'Closed: Holiday. 1 party still to move', 'Closed (Christmas Day)'. */
function closedText({ closing, reason }: ClosedDay): string {
  if (!closing) return reason ? `Closed (${reason})` : 'Closed';
  const why = closing.reason === 'other' ? closingReasonNames.other : `Closed: ${closingReasonNames[closing.reason]}`;
  const { toMove } = closing;
  return toMove > 0 ? `${why}. ${toMove} ${toMove === 1 ? 'party' : 'parties'} still to move` : why;
}

const LINE = 'mt-2 flex min-h-11 items-center rounded-sm bg-butter px-3 font-semibold';

/** What can't be booked that day, linked for those who may change it. */
export const BlocksLine = ({ text, to }: { text: string; to: string | null }) => (
  <p className={LINE}>{to ? <TapLink to={to}>{text}</TapLink> : text}</p>
);

/** That the restaurant is closed on the day, and where its parties are moved. */
export function ClosedLine({ slug, closed }: { slug: string; closed: ClosedDay }) {
  const text = closedText(closed);
  return (
    <p className={LINE}>
      {closed.closing ? <TapLink to={`/${slug}/closing/${closed.closing.id}`}>{text}</TapLink> : text}
    </p>
  );
}
