import { Heading, Section, Text } from '@react-email/components';
import type { MessageRow } from '../tables.server.ts';
import { colour, display } from './ink.ts';
import { Paper } from './paper.tsx';

export type MessageLetterParts = {
  brand: { name: string; email: string };
  row: MessageRow;
  /** The restaurant it is for, or the brand. */
  place: string;
  /** For whoever wrote it, not for whom it is for. */
  receipt: boolean;
};

const words = { fontSize: '16px', lineHeight: '26px', margin: '0 0 12px' };
const written = {
  ...words,
  backgroundColor: colour.white,
  borderLeft: `4px solid ${colour.tomato}`,
  overflowWrap: 'anywhere',
  padding: '12px 16px',
  whiteSpace: 'pre-wrap',
} as const;

/** No name in it: else anyone could have us send words of theirs to any address. */
const headlineOf = ({ receipt, place }: MessageLetterParts) =>
  receipt ? 'We have your message.' : `A message for ${place}`;

function aroundIt({ receipt, place, row }: MessageLetterParts): string[] {
  if (receipt) return [`It is with ${place}, and they will write back to you. Its reference: ${row.reference}`];
  const phone = row.phone_number ? `, phone ${row.phone_number}` : '';
  return [
    `From ${row.first_name} ${row.last_name}, ${row.email}${phone}. Reference ${row.reference}.`,
    'Answering this e-mail answers them.',
  ];
}

/** A message as it was written, to whom it is for; to whoever wrote it only that it has come. */
export function MessageLetter(parts: MessageLetterParts) {
  return (
    <Paper brand={parts.brand} title={headlineOf(parts)} preview={headlineOf(parts)}>
      <Section style={{ padding: '0 24px 8px' }}>
        <Heading
          as="h1"
          style={{ fontFamily: display, fontSize: '30px', fontWeight: 700, lineHeight: '38px', margin: '0 0 12px' }}
        >
          {headlineOf(parts)}
        </Heading>
        {aroundIt(parts).map((line) => (
          <Text key={line} style={words}>
            {line}
          </Text>
        ))}
        {!parts.receipt && <Text style={written}>{parts.row.message}</Text>}
      </Section>
    </Paper>
  );
}

/** The same in plain text. */
export function messageText(parts: MessageLetterParts): string {
  const written = parts.receipt ? [] : [parts.row.message];
  return [headlineOf(parts), ...aroundIt(parts), ...written].join('\n\n');
}
