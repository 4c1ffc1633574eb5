import './open-sign.css';
import { DoorSign } from '../ui/door-sign.tsx';
import type { OpenMoment } from './open-moments.ts';
import { useMoment } from './use-moment.ts';

/** `from`: epoch ms at which the server looked at the clock. */
type OpenSignProps = { moments: OpenMoment[]; from: number; className?: string };

const labelOf = (isOpen: boolean) => (isOpen ? 'Open' : 'Closed');

/** The sign in the door, kept right while the page is looked at. */
export function OpenSign({ moments, from, className }: OpenSignProps) {
  const { isOpen, detail } = useMoment(moments, from);
  return <DoorSign isOpen={isOpen} label={labelOf(isOpen)} detail={detail} className={className} />;
}

/** The same as a line of words: 'Open, closes 10.30pm'. */
export function OpenLine({ moments, from, className = '' }: OpenSignProps) {
  const { isOpen, detail } = useMoment(moments, from);
  return (
    <span className={className}>
      <b className={isOpen ? 'text-basil' : 'text-tomato-deep'}>{labelOf(isOpen)}</b>
      {detail && `, ${detail}`}
    </span>
  );
}
