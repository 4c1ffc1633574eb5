import { href } from 'react-router';
import type { FrameSettings } from '../settings/layout-settings.ts';
import { internationalFormat } from '../values/phone/international-number.ts';
import { headOffice } from './head-office.ts';
import { organisationId, type StructuredData } from './structured-data.ts';

type Brand = Pick<FrameSettings, 'site_name' | 'url' | 'email' | 'phone' | 'footer'>;

function organisation({ site_name, url, email, phone, footer }: Brand): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organisationId(url),
    name: site_name,
    url: `${url}/`,
    logo: `${url}/images/icons/home-512.png`,
    email,
    telephone: internationalFormat(phone),
    address: headOffice(footer.address),
    sameAs: footer.social.map((account) => account.url),
  };
}

/** The site and its search: the finder, by place. */
function website({ site_name, url }: Brand): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name: site_name,
    url: `${url}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': organisationId(url) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}${href('/find-us')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Structured data of the home page: the brand. */
export const brandStructuredData = (brand: Brand): StructuredData[] => [organisation(brand), website(brand)];
