import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { EmailSettings } from '../settings/email-settings.ts';
import type { EmailLink } from './email-content.ts';

type Words = { words: readonly (string | EmailLink)[]; look: EmailSettings };

export function EmailAnchor({ link, look, soft = false }: { link: EmailLink; look: EmailSettings; soft?: boolean }) {
  const colour = soft ? look.light.soft : look.light.accent;
  return (
    <a
      className={soft ? 'e-soft' : 'e-accent'}
      href={link.href}
      style={{
        color: colour,
        textDecoration: 'underline',
        ...(link.href.startsWith('tel:') && { whiteSpace: 'nowrap' }),
      }}
    >
      {link.label}
    </a>
  );
}

/** A paragraph. `soft` is for small print. */
export function EmailParagraph({
  children,
  look,
  soft = false,
  style,
}: {
  children: ReactNode;
  look: EmailSettings;
  soft?: boolean;
  style?: CSSProperties;
}) {
  const set = soft
    ? { color: look.light.soft, fontSize: '14px', lineHeight: '22px', margin: '0 0 10px' }
    : { color: look.light.ink, fontSize: '17px', lineHeight: '27px', margin: '0 0 14px' };
  return (
    <p className={soft ? 'e-soft' : 'e-ink'} style={{ ...set, fontFamily: look.textFont, ...style }}>
      {children}
    </p>
  );
}

/** Text and the links in it. */
export function EmailWords({ words, look, soft }: Words & { soft?: boolean }) {
  return words.map((word) =>
    typeof word === 'string' ? (
      <Fragment key={word}>{word}</Fragment>
    ) : (
      <EmailAnchor key={word.href} link={word} look={look} soft={soft} />
    ),
  );
}
