import type { EmailSettings } from '../settings/email-settings.ts';
import { EmailBlock, EmailSection } from './email-block.tsx';
import type { EmailLine, EmailTicketContent } from './email-content.ts';

type Look = { look: EmailSettings };

/** The largest text, but on one line on a phone: a voucher's code is longer than a booking's reference. */
function sizeOf({ length }: string) {
  if (length <= 10) return { fontSize: '34px', letterSpacing: '2px' };
  return { fontSize: length <= 14 ? '26px' : '20px', letterSpacing: '1px' };
}
const cell = { fontSize: '16px', lineHeight: '24px', verticalAlign: 'top' } as const;

function Reference({ title, reference, look }: { title: string; reference: string } & Look) {
  return (
    <>
      <p
        className="e-soft"
        style={{ color: look.light.soft, fontFamily: look.textFont, fontSize: '14px', lineHeight: '20px', margin: 0 }}
      >
        {title}
      </p>
      <p
        className="e-ink e-heading"
        style={{
          color: look.light.ink,
          fontFamily: look.headingFont,
          ...sizeOf(reference),
          fontWeight: 700,
          lineHeight: '44px',
          margin: '0 0 14px',
        }}
      >
        {reference}
      </p>
    </>
  );
}

function TicketRow({ label, value, before, look }: EmailLine & Look) {
  const { soft, ink, line } = look.light;
  const cellStyle = { ...cell, borderTop: `1px dashed ${line}`, fontFamily: look.textFont };
  return (
    <tr>
      <td className="e-soft e-line" width="34%" style={{ ...cellStyle, color: soft, padding: '10px 12px 10px 0' }}>
        {label}
      </td>
      <td
        className="e-ink e-line"
        style={{
          ...cellStyle,
          color: ink,
          fontWeight: 600,
          overflowWrap: 'anywhere',
          padding: '10px 0',
          whiteSpace: 'pre-line',
        }}
      >
        {value}
        {before && <PreviousValue value={before} look={look} />}
      </td>
    </tr>
  );
}

/** With a text equivalent: screen readers don't announce struck-through text. */
function PreviousValue({ value, look }: { value: string } & Look) {
  return (
    <>
      <br />
      <span className="e-soft" style={{ color: look.light.soft, fontSize: '15px', fontWeight: 400 }}>
        was <s>{value}</s>
      </span>
    </>
  );
}

/** The order ticket: the reference, then its lines. */
export function EmailTicket({ title, reference, lines, look }: EmailTicketContent & Look) {
  const { paper, button, line } = look.light;
  const sheet = {
    backgroundColor: paper,
    borderBottom: `3px dashed ${line}`,
    padding: '18px 24px 20px',
  };
  return (
    <EmailSection style={{ padding: '4px 32px 24px' }}>
      <EmailBlock className="e-button" style={{ backgroundColor: button, fontSize: '1px', lineHeight: '6px' }}>
        &nbsp;
      </EmailBlock>
      <EmailBlock className="e-paper e-line" style={sheet}>
        <Reference title={title} reference={reference} look={look} />
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            {lines.map((ticketLine) => (
              <TicketRow key={ticketLine.label} {...ticketLine} look={look} />
            ))}
          </tbody>
        </table>
      </EmailBlock>
    </EmailSection>
  );
}
