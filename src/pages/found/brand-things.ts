import type { LayoutSettings } from '../../layout/layout-settings.ts';
import { organisationId, type Thing } from './schema-org.ts';

type Brand = Pick<LayoutSettings, 'site_name' | 'url' | 'email' | 'phone' | 'footer'>;

function organisation({ site_name, url, email, phone, footer }: Brand): Thing {
  return {
    '@type': 'Organization',
    '@id': organisationId(url),
    name: site_name,
    url: `${url}/`,
    logo: `${url}/images/icons/home-512.png`,
    email,
    telephone: phone,
    address: { '@type': 'PostalAddress', streetAddress: footer.address.join(', '), addressCountry: 'GB' },
    sameAs: footer.social.map((account) => account.url),
  };
}

/** The site and its own search: the finder, by place. */
function website({ site_name, url }: Brand): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name: site_name,
    url: `${url}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': organisationId(url) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}/find-us?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** What the home page says of the brand. */
export const brandThings = (brand: Brand): Thing[] => [organisation(brand), website(brand)];
