import type { ReactNode } from 'react';
import { EmailBlock, EmailSection } from './email-block.tsx';
import type { EmailBrand } from './email-brand.ts';
import type { EmailContent } from './email-content.ts';
import { EmailAwning, EmailChecks } from './email-decoration.tsx';
import { footerLines } from './email-footer.ts';
import { EmailMasthead, EmailPicture } from './email-masthead.tsx';
import { fontStyles, layoutStyles, outlookDarkStyles } from './email-styles.ts';
import { EmailParagraph, EmailWords } from './email-words.tsx';

type Email = { content: EmailContent; brand: EmailBrand };

function EmailHead({ content, brand: { look } }: Email) {
  return (
    <head>
      <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="x-apple-disable-message-reformatting" />
      {/* Dates, addresses and numbers in a person's own words must not become links either. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{content.subject}</title>
      <style>{layoutStyles(look)}</style>
      <style>{outlookDarkStyles(look)}</style>
      {look.fonts.length > 0 && <style>{fontStyles(look)}</style>}
    </head>
  );
}

/** More than a mailbox shows beside a subject, so that nothing else follows the preview. */
const NOTHING = '\u00a0\u200c'.repeat(120);

function EmailPreview({ children }: { children: string }) {
  return (
    <div style={{ display: 'none', fontSize: '1px', lineHeight: '1px', maxHeight: 0, opacity: 0, overflow: 'hidden' }}>
      {children}
      <span>{NOTHING}</span>
    </div>
  );
}

function EmailFooter({ content, brand }: Email) {
  const { line } = brand.look.light;
  return (
    <EmailSection style={{ padding: '12px 32px 28px' }}>
      <EmailBlock className="e-line" style={{ borderTop: `1px solid ${line}`, paddingTop: '20px' }}>
        {footerLines(content, brand).map((words) => (
          <EmailParagraph key={words.join()} look={brand.look} soft>
            <EmailWords words={words} look={brand.look} soft />
          </EmailParagraph>
        ))}
      </EmailBlock>
    </EmailSection>
  );
}

/** Masthead and small print around the content, in a 600 px column. */
export function EmailLayout({ content, brand, children }: Email & { children: ReactNode }) {
  const { look } = brand;
  const ground = { backgroundColor: look.light.ground };
  return (
    <html lang="en-GB" dir="ltr">
      <EmailHead content={content} brand={brand} />
      <body className="e-ground" style={{ ...ground, margin: 0, padding: 0 }}>
        {content.structuredData && (
          <script type="application/ld+json">
            {JSON.stringify(content.structuredData).replaceAll('<', '\\u003c')}
          </script>
        )}
        <EmailPreview>{content.preview}</EmailPreview>
        {/* Webmail drops html and body, so the language is repeated here. */}
        {/* biome-ignore lint/a11y/useSemanticElements: many mail programs drop the article element */}
        <div role="article" aria-roledescription="email" aria-label={content.subject} lang="en-GB" dir="ltr">
          <EmailBlock className="e-ground" style={ground}>
            <table
              role="presentation"
              align="center"
              width="100%"
              cellPadding={0}
              cellSpacing={0}
              border={0}
              style={{ margin: '0 auto', maxWidth: '600px' }}
            >
              <tbody>
                <tr>
                  <td>
                    <EmailMasthead brand={brand} />
                    {content.withPicture && look.picture ? <EmailPicture look={look} /> : <EmailAwning look={look} />}
                    {children}
                    <EmailFooter content={content} brand={brand} />
                    <EmailChecks look={look} />
                  </td>
                </tr>
              </tbody>
            </table>
          </EmailBlock>
        </div>
      </body>
    </html>
  );
}
