import type { EmailSettings } from '../settings/email-settings.ts';
import type { EmailLink } from './email-content.ts';

const RADIUS = '6px';

/**
 * An e-mail's main button: a filled table cell, since some mail programs ignore a link's own padding and background.
 */
export function EmailButton({ link, look }: { link: EmailLink; look: EmailSettings }) {
  const { button, onButton } = look.light;
  const around = { borderRadius: RADIUS, backgroundColor: button };
  return (
    <table className="e-button-table" role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className="e-button" align="center" style={around}>
            <a
              className="e-button-link e-button e-on-button"
              href={link.href}
              style={{
                ...around,
                border: `1px solid ${button}`,
                color: onButton,
                display: 'inline-block',
                fontFamily: look.textFont,
                fontSize: '17px',
                fontWeight: 700,
                lineHeight: '24px',
                padding: '13px 28px',
                textDecoration: 'none',
              }}
            >
              {link.label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
