import { DoorSign } from '../ui/door-sign.tsx';
import type { OpenMoment } from './open-moments.ts';
import styles from './open-sign.module.css';
import { useMoment } from './use-moment.ts';

/** `from`: the server's time when the page was rendered, epoch ms. */
type OpenSignProps = { moments: OpenMoment[]; from: number; className?: string };

type OpenLineProps = OpenSignProps & {
  /** De-emphasises 'Closed', beside tables for later. */
  quiet?: boolean;
};

const labelOf = (isOpen: boolean) => (isOpen ? 'Open' : 'Closed');

/** The open or closed sign, updated while the page is open. */
export function OpenSign({ moments, from, className = '' }: OpenSignProps) {
  const { isOpen, detail } = useMoment(moments, from);
  return <DoorSign isOpen={isOpen} label={labelOf(isOpen)} detail={detail} className={`${styles.sign} ${className}`} />;
}

/** The same as text: 'Open, closes 10.30pm'. */
export function OpenLine({ moments, from, className = '', quiet = false }: OpenLineProps) {
  const { isOpen, detail } = useMoment(moments, from);
  const closedStyle = quiet ? 'font-normal' : 'text-tomato-deep';
  return (
    <span className={className}>
      <b className={isOpen ? 'text-basil' : closedStyle}>{labelOf(isOpen)}</b>
      {detail && `, ${detail}`}
    </span>
  );
}
