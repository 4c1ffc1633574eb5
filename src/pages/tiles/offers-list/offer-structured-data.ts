import { organisationId, type StructuredData } from '../../../seo/structured-data.ts';
import { schemaPrice } from '../../../values/money.ts';

type Offer = {
  title: string;
  description: string;
  validityText: string;
  /** As printed: '£10.95', 'Free', '2 for 1'. */
  price?: string;
  /** 'YYYY-MM-DD', inclusive. */
  startDate?: string;
  endDate?: string;
  linkUrl: string;
};

/** The amount in pence; null if the printed price isn't an amount, such as '2 for 1'. */
function penceOf(price = ''): number | null {
  const [, pounds, pence = '0'] = /^£(\d+)(?:\.(\d{2}))?$/.exec(price) ?? [];
  return pounds === undefined ? null : Number(pounds) * 100 + Number(pence);
}

/** An offer as structured data, matching its ticket. */
export function offerStructuredData(origin: string, offer: Offer): StructuredData {
  const { title, description, validityText, startDate, endDate, linkUrl } = offer;
  const pence = penceOf(offer.price);
  return {
    '@type': 'Offer',
    name: title,
    description: `${description} ${validityText}`,
    url: new URL(linkUrl, origin).href,
    ...(pence !== null && schemaPrice(pence)),
    ...(startDate && { validFrom: startDate }),
    ...(endDate && { validThrough: endDate }),
    offeredBy: { '@id': organisationId(origin) },
  };
}
