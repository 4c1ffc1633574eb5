import type { CSSProperties, ReactNode } from 'react';

type Block = { children: ReactNode; style?: CSSProperties; className?: string };

/** A table of one cell: the only box whose background and margin every mail program renders. */
export function EmailBlock({ children, style, className }: Block) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The same with the text's margins. */
export function EmailSection({ children, style, className = '' }: Block) {
  return (
    <EmailBlock className={`e-side ${className}`.trim()} style={{ padding: '0 32px', ...style }}>
      {children}
    </EmailBlock>
  );
}
