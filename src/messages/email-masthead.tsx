import type { EmailSettings } from '../settings/email-settings.ts';
import { EmailBlock } from './email-block.tsx';
import type { EmailBrand } from './email-brand.ts';

/** The logo, or the brand's name until pictures are loaded, on the brand's colour. */
export function EmailMasthead({ brand }: { brand: EmailBrand }) {
  const { look, name, url } = brand;
  const set = { color: look.light.onBand, fontFamily: look.headingFont, fontSize: '30px', fontWeight: 700 };
  return (
    <EmailBlock
      className="e-band"
      style={{ backgroundColor: look.light.band, padding: '16px 32px', textAlign: 'center' }}
    >
      <a className="e-on-band e-heading" href={url} style={{ ...set, lineHeight: '57px', textDecoration: 'none' }}>
        {look.logo ? (
          <img
            src={look.logo.url}
            width={look.logo.width}
            height={look.logo.height}
            alt={name}
            style={{ border: 0, display: 'inline-block', verticalAlign: 'middle' }}
          />
        ) : (
          name
        )}
      </a>
    </EmailBlock>
  );
}

/** The brand's picture at full width; until it is loaded, its text on the brand's colour. */
export function EmailPicture({ look }: { look: EmailSettings }) {
  if (!look.picture) return null;
  const { url, width, height, alt } = look.picture;
  return (
    <img
      className="e-band e-on-band"
      src={url}
      width={width}
      height={height}
      alt={alt}
      style={{
        backgroundColor: look.light.band,
        border: 0,
        color: look.light.onBand,
        display: 'block',
        fontFamily: look.textFont,
        fontSize: '14px',
        height: 'auto',
        width: '100%',
      }}
    />
  );
}
