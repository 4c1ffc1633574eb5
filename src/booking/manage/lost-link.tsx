import { useRouteLoaderData } from 'react-router';
import droppedSlice from '../../layout/dropped-slice.svg';
import type { LayoutSettings } from '../../layout/layout-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/section.tsx';
import { telephoneHref } from '../journey/journey-notice.tsx';

function WayOut({ settings: { phone, email } }: { settings: LayoutSettings }) {
  return (
    <p className="mt-4">
      Still nothing? Have your reference at hand and ring the restaurant, or us on{' '}
      <a className="text-link figures whitespace-nowrap" href={telephoneHref(phone)}>
        {phone}
      </a>
      , or write to{' '}
      <a className="text-link" href={`mailto:${email}`}>
        {email}
      </a>
      .
    </p>
  );
}

/** For a link that leads to nothing: most often a mail program has broken it, and it is nobody's fault. */
export function LostLink({ to }: { to: 'booking' | 'place in line' }) {
  const root = useRouteLoaderData('root') as { settings: LayoutSettings } | undefined;
  return (
    <Container className="grid items-center gap-8 py-14 md:grid-cols-[3fr_2fr] md:py-20">
      <div className="max-w-text">
        <h1 className="text-title text-tomato text-balance">We cannot find a {to} behind this link.</h1>
        <p className="mt-6 text-lead">
          Mail programs sometimes break a long link in two. Please open it from your e-mail again, or copy the whole of
          it into the address line.
        </p>
        {root && <WayOut settings={root.settings} />}
        <ButtonLink to="/find-us" variant="basil" className="mt-8">
          Find your restaurant
        </ButtonLink>
      </div>
      <img src={droppedSlice} alt="" width="560" height="420" className="h-auto w-full" />
    </Container>
  );
}
