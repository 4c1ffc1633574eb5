import type { EmailSettings } from '../settings/email-settings.ts';
import { EmailSection } from './email-block.tsx';
import { EmailButton } from './email-button.tsx';
import type { EmailAttachedPicture, EmailPart } from './email-content.ts';
import { EmailTicket } from './email-ticket.tsx';
import { EmailAnchor, EmailParagraph, EmailWords } from './email-words.tsx';

type Look = { look: EmailSettings };

function PartTitle({ title, look }: { title: string } & Look) {
  return (
    <h2
      className="e-accent e-heading"
      style={{
        color: look.light.accent,
        fontFamily: look.headingFont,
        fontSize: '23px',
        fontWeight: 700,
        lineHeight: '30px',
        margin: '18px 0 8px',
      }}
    >
      {title}
    </h2>
  );
}

function Quote({ quote, look }: { quote: string } & Look) {
  const { paper, line } = look.light;
  return (
    <div
      className="e-paper e-line"
      style={{ backgroundColor: paper, borderLeft: `4px solid ${line}`, margin: '0 0 16px', padding: '14px 18px' }}
    >
      <EmailParagraph look={look} style={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {quote}
      </EmailParagraph>
    </div>
  );
}

/** On white in every mode, so that it can be scanned. */
function AttachedPicture({ contentId, alt, size }: EmailAttachedPicture) {
  return (
    <img
      src={`cid:${contentId}`}
      alt={alt}
      width={size}
      height={size}
      style={{
        backgroundColor: '#ffffff',
        display: 'block',
        height: `${size}px`,
        margin: '0 0 18px',
        width: `${size}px`,
      }}
    />
  );
}

function partContent(part: Exclude<EmailPart, { kind: 'ticket' }>, look: EmailSettings) {
  switch (part.kind) {
    case 'words':
      return (
        <EmailParagraph look={look}>
          <EmailWords words={part.words} look={look} />
        </EmailParagraph>
      );
    case 'title':
      return <PartTitle title={part.title} look={look} />;
    case 'button':
      return <EmailButton link={part.link} look={look} />;
    case 'link':
      return (
        <EmailParagraph look={look}>
          <EmailAnchor link={part.link} look={look} />
        </EmailParagraph>
      );
    case 'picture':
      return <AttachedPicture {...part.picture} />;
    case 'quote':
      return <Quote quote={part.quote} look={look} />;
  }
}

/** One part of an e-mail, within its margins. */
export function EmailPartView({ part, look }: { part: EmailPart } & Look) {
  if (part.kind === 'ticket') return <EmailTicket {...part.ticket} look={look} />;
  return (
    <EmailSection style={part.kind === 'button' ? { padding: '8px 32px 24px' } : undefined}>
      {partContent(part, look)}
    </EmailSection>
  );
}
