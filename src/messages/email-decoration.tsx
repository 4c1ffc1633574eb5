import type { CSSProperties } from 'react';
import type { EmailSettings } from '../settings/email-settings.ts';

type Look = { look: EmailSettings };

const STRIPES = 15;
const CHECKS = 30;

/** Rows of coloured cells, rendered by every mail program and without a picture. */
function Cells({ rows, style }: { rows: readonly (readonly string[])[]; style: CSSProperties }) {
  const thin = { fontSize: '1px', lineHeight: '1px', ...style };
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        {rows.map((colours, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never in another order
          <tr key={row}>
            {colours.map((backgroundColor, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <td key={column} style={{ ...thin, backgroundColor }}>
                &nbsp;
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const alternating = (count: number, [even, odd]: readonly [string, string]) =>
  Array.from({ length: count }, (_, index) => (index % 2 ? odd : even));

/** An awning under the logo, if there is no picture. */
export function EmailAwning({ look: { stripes } }: Look) {
  if (!stripes) return null;
  return <Cells rows={[alternating(STRIPES, stripes)]} style={{ borderRadius: '0 0 20px 20px', height: '34px' }} />;
}

/** The colour where two threads cross. */
function crossing(a: string, b: string): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round((channel(a, at) + channel(b, at)) / 2));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A checked cloth at the foot. */
export function EmailChecks({ look: { stripes } }: Look) {
  if (!stripes) return null;
  const [first, second] = stripes;
  const crossColour = crossing(first, second);
  const rows = [alternating(CHECKS, [first, crossColour]), alternating(CHECKS, [crossColour, second])];
  return <Cells rows={rows} style={{ height: '10px' }} />;
}
