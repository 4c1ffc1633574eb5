import { Heading, Section } from '@react-email/components';
import { display } from './ink.ts';
import type { Brand, Letter } from './letter.ts';
import { LetterPart } from './letter-part.tsx';
import { Paper } from './paper.tsx';

const GREETING = { fontSize: '38px', lineHeight: '44px' };
const WHOLE_BOOKING = { fontSize: '28px', lineHeight: '36px' };

/** A letter on the house's paper. */
export function LetterMail({ letter, brand }: { letter: Letter; brand: Brand }) {
  const size = letter.headlineIsWholeBooking ? WHOLE_BOOKING : GREETING;
  return (
    <Paper brand={brand} title={letter.subject} preview={letter.preview}>
      <Section style={{ padding: '0 24px 8px' }}>
        <Heading as="h1" style={{ ...size, fontFamily: display, fontWeight: 700, margin: '0 0 12px' }}>
          {letter.headline}
        </Heading>
      </Section>
      {letter.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never in another order
        <LetterPart key={index} part={part} />
      ))}
    </Paper>
  );
}
