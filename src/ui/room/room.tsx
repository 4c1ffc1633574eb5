import type { ReactNode } from 'react';
import { Container } from '../section.tsx';
import { Sheet } from './sheet.tsx';

type RoomProps = {
  head?: ReactNode;
  children: ReactNode;
  /** A ticket on the other side. */
  aside?: ReactNode;
};

/** A page with a single form or result: on a sheet of paper, beside its heading or ticket, laid on a checked mat. */
export function Room({ head, children, aside }: RoomProps) {
  const columns = head ? 'lg:grid-cols-[5fr_6fr] lg:gap-16' : 'md:grid-cols-[minmax(0,1fr)_304px] md:gap-8 lg:gap-12';
  return (
    <section className="bg-butter print:bg-transparent">
      <Container className={`grid items-start gap-10 pt-14 pb-16 md:pt-20 md:pb-24 print:py-4 ${columns}`}>
        {head && <div className="lg:sticky lg:top-24">{head}</div>}
        <div className="gingham p-2 [--check:8px] sm:p-4 sm:[--check:16px] print:bg-none print:p-0">
          <Sheet>{children}</Sheet>
        </div>
        {aside}
      </Container>
    </section>
  );
}
