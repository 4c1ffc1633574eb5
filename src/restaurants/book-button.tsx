import { BookingLink } from '../booking/journey/booking-link.tsx';
import { ButtonLink, type ButtonLook, buttonClass } from '../ui/button.tsx';
import type { BookingWay } from './booking-way.ts';

type BookButtonProps = ButtonLook & { slug: string; title: string; way: BookingWay; phone: string };

/** The way to a table here: booking, the park's own system, or the telephone; nothing while it is shut. */
export function BookButton({ slug, title, way, phone, ...look }: BookButtonProps) {
  if (way.kind === 'shut') return null;
  if (way.kind === 'park') {
    return (
      <ButtonLink to={way.url} {...look}>
        Book with the park
      </ButtonLink>
    );
  }
  if (way.kind === 'phone') {
    return (
      <ButtonLink to={`tel:${phone.replaceAll(' ', '')}`} {...look}>
        Ring us<span className="sr-only"> at {title}</span>
      </ButtonLink>
    );
  }
  return (
    <BookingLink slug={slug} className={buttonClass(look)}>
      Book a table<span className="sr-only"> at {title}</span>
    </BookingLink>
  );
}
