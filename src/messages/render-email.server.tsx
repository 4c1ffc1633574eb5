import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmailSettings } from '../settings/email-settings.ts';
import { EmailSection } from './email-block.tsx';
import type { EmailBrand } from './email-brand.ts';
import type { EmailContent } from './email-content.ts';
import { EmailLayout } from './email-layout.tsx';
import { EmailPartView } from './email-part.tsx';
import { OUTLOOK_FONTS } from './email-styles.ts';
import { emailText, FACT_SEPARATOR } from './email-text.ts';
import { EmailParagraph } from './email-words.tsx';

/**
 * The restaurant on the first line, then the other facts separated by dots. A fact that fits on a line doesn't wrap,
 * and no line ends with a dot.
 */
function Facts({ facts: [place, ...rest] }: { facts: readonly string[] }) {
  return (
    <>
      {place}
      <br />
      {rest.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' '}
          <span style={{ display: 'inline-block' }}>
            {index > 0 && FACT_SEPARATOR.trimStart()}
            {fact}
          </span>
        </Fragment>
      ))}
    </>
  );
}

function Headline({ content, look }: { content: EmailContent; look: EmailSettings }) {
  return (
    <EmailSection style={{ padding: '32px 32px 6px' }}>
      <h1
        className="e-accent e-heading e-title"
        style={{
          color: look.light.accent,
          fontFamily: look.headingFont,
          fontSize: '38px',
          fontWeight: 700,
          letterSpacing: '-0.5px',
          lineHeight: '44px',
          margin: '0 0 10px',
        }}
      >
        {content.headline}
      </h1>
      {content.facts && (
        <EmailParagraph look={look} style={{ fontSize: '18px', fontWeight: 700 }}>
          <Facts facts={content.facts} />
        </EmailParagraph>
      )}
    </EmailSection>
  );
}

function Email({ content, brand }: { content: EmailContent; brand: EmailBrand }) {
  return (
    <EmailLayout content={content} brand={brand}>
      <Headline content={content} look={brand.look} />
      {content.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never in another order
        <EmailPartView key={index} part={part} look={brand.look} />
      ))}
    </EmailLayout>
  );
}

/** Subject, HTML and text of an e-mail in the brand's look. */
export function renderEmail(content: EmailContent, brand: EmailBrand) {
  const html = renderToStaticMarkup(<Email content={content} brand={brand} />)
    // Keeps “e-mail” on one line (ui/words); mail programs don't have the site's classes.
    .replaceAll('class="whitespace-nowrap"', 'style="white-space:nowrap"');
  return {
    subject: content.subject,
    html: `<!doctype html>${html.replace('</head>', `${OUTLOOK_FONTS}</head>`)}`,
    text: emailText(content, brand),
  };
}
