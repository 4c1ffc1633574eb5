import { inPounds } from './pounds.ts';
import { organisationId, type Thing } from './schema-org.ts';

type Offer = {
  title: string;
  description: string;
  validityText: string;
  /** As printed: £10.95, Free, 2 for 1. */
  price?: string;
  /** 'YYYY-MM-DD', both included. */
  startDate?: string;
  endDate?: string;
  linkUrl: string;
};

/** An amount in pence where the stub names one: '2 for 1' is no price. */
function penceOf(printed = ''): number | null {
  const [, pounds, pence = '0'] = /^£(\d+)(?:\.(\d{2}))?$/.exec(printed) ?? [];
  return pounds === undefined ? null : Number(pounds) * 100 + Number(pence);
}

/** An offer as its ticket states it. */
export function offerThing(origin: string, offer: Offer): Thing {
  const { title, description, validityText, startDate, endDate, linkUrl } = offer;
  const pence = penceOf(offer.price);
  return {
    '@type': 'Offer',
    name: title,
    description: `${description} ${validityText}`,
    url: new URL(linkUrl, origin).href,
    ...(pence !== null && inPounds(pence)),
    ...(startDate && { validFrom: startDate }),
    ...(endDate && { validThrough: endDate }),
    offeredBy: { '@id': organisationId(origin) },
  };
}
