import { href, useRouteLoaderData } from 'react-router';
import { type LayoutSettings, settingsIn } from '../../settings/layout-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import droppedSlice from '../../ui/dropped-slice.svg';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Container } from '../../ui/section.tsx';

function WayOut({ settings: { phone, email } }: { settings: LayoutSettings }) {
  return (
    <p className="mt-4">
      Still no luck? Have your reference handy and ring the restaurant, or us on{' '}
      <PhoneLink phone={phone} className="text-link figures whitespace-nowrap" />, or write to{' '}
      <a className="text-link" href={`mailto:${email}`}>
        {email}
      </a>
      .
    </p>
  );
}

/** A mail client has usually broken the link, so the words blame nobody. */
export function UnknownLink({ to }: { to: 'booking' | 'table' | 'place on the waiting list' }) {
  const settings = settingsIn(useRouteLoaderData('root'));
  return (
    <Container className="grid items-center gap-8 py-14 md:grid-cols-[3fr_2fr] md:py-20">
      <div className="max-w-text">
        <h1 className="text-title text-tomato text-balance">We can’t find a {to} for this link.</h1>
        <p className="mt-6 text-lead">
          E-mail apps sometimes break long links. Open it from your e-mail again, or copy the full link into your
          browser.
        </p>
        {settings && <WayOut settings={settings} />}
        <ButtonLink to={href('/find-us')} variant="basil" className="mt-8">
          Find your restaurant
        </ButtonLink>
      </div>
      <img src={droppedSlice} alt="" width="560" height="420" className="h-auto w-full" />
    </Container>
  );
}
