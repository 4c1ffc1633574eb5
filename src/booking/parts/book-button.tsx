import type { BookingWay } from '../../restaurants/booking-way.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type ButtonLook, buttonClass } from '../../ui/button-class.ts';
import { phoneHref } from '../../values/phone/phone.ts';
import type { BookingRequest } from '../flow/booking-request.ts';
import { BookingLink } from './booking-link.tsx';

type BookButtonProps = ButtonLook & {
  slug: string;
  title: string;
  way: BookingWay;
  phone: string;
  /** Preset in the booking. */
  request?: Omit<BookingRequest, 'slug'>;
};

/** How to get a table here: online, through the park or a third-party widget, or by phone; nothing while closed. */
export function BookButton({ slug, title, way, phone, request, ...look }: BookButtonProps) {
  if (way.kind === 'shut') return null;
  if (way.kind === 'park') {
    return (
      <ButtonLink to={way.url} {...look}>
        Book with the park
      </ButtonLink>
    );
  }
  if (way.kind === 'widget') {
    return (
      <ButtonLink to={way.url} {...look}>
        Book a table<span className="sr-only"> at {title}</span>
      </ButtonLink>
    );
  }
  if (way.kind === 'walk-in') {
    return (
      <ButtonLink to={phoneHref(phone)} {...look}>
        Ring us<span className="sr-only"> at {title}</span>
      </ButtonLink>
    );
  }
  return (
    <BookingLink {...request} slug={slug} goesOn className={buttonClass(look)}>
      Book a table<span className="sr-only"> at {title}</span>
    </BookingLink>
  );
}
