import { allergensForAddress } from '../../../values/allergens/allergens.ts';
import { queryOf } from '../../../values/query.ts';
import { bookingHref } from '../../flow/booking-request.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { requestOf } from '../../flow/party-request.ts';
import { enquiryValue } from '../../parts/times/enquiry-time.ts';
import type { Journey } from './journey-props.ts';

/** The chosen time as a form or URL value; a full one as an enquiry. */
export const timeValue = ({ selectedBookingTime: time, isEnquiry }: JourneyState) =>
  time && isEnquiry ? enquiryValue(time) : (time ?? '');

/** The choices so far, as a page without scripts carries them in URLs and forms. */
const choicesOf = (state: JourneyState) => ({
  type: state.bookingType === 'event' ? 'event' : '',
  occasion: state.selectedOccasion ?? '',
  covers: state.bookingType === 'event' ? '' : String(state.coverSize),
  adults: state.bookingType === 'event' ? String(state.adultCovers) : '',
  children: state.bookingType === 'event' ? String(state.childCovers) : '',
  date: state.selectedBookingDate ?? '',
  menu: state.selectedMenu ?? '',
  area: state.selectedArea ?? '',
  time: timeValue(state),
  offer: state.offer ?? '',
  without: allergensForAddress(state.needs.allergies),
});
type Choices = ReturnType<typeof choicesOf>;

/** URL of another step of the page, with the choices so far and the changes. */
export const stepAddress = (state: JourneyState, changes: Partial<Choices> & { step?: string; wait?: string }) =>
  queryOf(Object.entries({ ...choicesOf(state), ...changes }));

/** URL of the page for a changed request, with the allergens filtered out of a menu. */
export const requestHref = (state: JourneyState, changes: Parameters<typeof bookingHref>[0]) =>
  bookingHref({ ...requestOf(state), allergies: state.needs.allergies, ...changes });

/** Hidden fields of a page's form. */
export type Hidden = Record<string, string | number | undefined>;

export function hiddenChoices(state: JourneyState, names: readonly (keyof Choices)[]): Hidden {
  const choices = choicesOf(state);
  return Object.fromEntries(names.map((name) => [name, choices[name]]));
}

type HiddenFieldsProps = Pick<Journey, 'page'> & { values: Hidden };

/** Nothing in the card, whose forms aren't submitted. */
export function HiddenFields({ page, values }: HiddenFieldsProps) {
  if (!page) return null;
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
