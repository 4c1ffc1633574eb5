import { Column, Row, Section } from '@react-email/components';
import { colour } from './ink.ts';

const STRIPES = Array.from({ length: 15 }, (_, stripe) => `stripe-${stripe}`);

/** The striped awning: one cell a stripe, so that every mail program can hang it. */
export function Awning() {
  return (
    <Section>
      <Row>
        {STRIPES.map((stripe, index) => (
          <Column
            key={stripe}
            style={{
              backgroundColor: index % 2 ? colour.white : colour.tomato,
              borderRadius: '0 0 24px 24px',
              borderTop: `10px solid ${colour.tomato}`,
              height: '40px',
              fontSize: '1px',
              lineHeight: '1px',
            }}
          >
            &nbsp;
          </Column>
        ))}
      </Row>
    </Section>
  );
}

const CHECKS = Array.from({ length: 24 }, (_, check) => `check-${check}`);
const CLOTH = [
  [colour.tomato, colour.blush],
  [colour.blush, colour.cream],
];

/** The hem of the tablecloth, woven of cells like the awning. */
export function Gingham() {
  return (
    <Section>
      {CLOTH.map((threads) => (
        <Row key={threads.join()}>
          {CHECKS.map((check, index) => (
            <Column key={check} style={{ ...woven, backgroundColor: threads[index % 2] }} />
          ))}
        </Row>
      ))}
    </Section>
  );
}

const woven = { fontSize: '1px', height: '12px', lineHeight: '1px' };
