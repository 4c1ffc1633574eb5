import { useRouteLoaderData } from 'react-router';
import type { LayoutSettings } from '../../layout/layout-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container, Section } from '../../ui/section.tsx';
import { telephoneHref } from '../journey/journey-notice.tsx';

/** For a link that leads to nothing: most often a mail program has broken it, and it is nobody's fault. */
export function LostLink({ to }: { to: 'booking' | 'place in line' }) {
  const root = useRouteLoaderData('root') as { settings: LayoutSettings } | undefined;
  const { phone, email } = root?.settings ?? {};
  return (
    <Section>
      <Container className="max-w-text!">
        <h1 className="text-title text-tomato text-balance">We cannot find a {to} behind this link.</h1>
        <p className="mt-6 text-lead">
          Mail programs sometimes break a long link in two. Please open it from your e-mail again, or copy the whole of
          it into the address line.
        </p>
        <p className="mt-4">
          Still nothing? Have your reference at hand and ring the restaurant, or us
          {phone && (
            <>
              {' '}
              on{' '}
              <a className="text-link figures" href={telephoneHref(phone)}>
                {phone}
              </a>
            </>
          )}
          {email && (
            <>
              , or write to{' '}
              <a className="text-link" href={`mailto:${email}`}>
                {email}
              </a>
            </>
          )}
          .
        </p>
        <ButtonLink to="/find-us" variant="basil" className="mt-8">
          Find your restaurant
        </ButtonLink>
      </Container>
    </Section>
  );
}
