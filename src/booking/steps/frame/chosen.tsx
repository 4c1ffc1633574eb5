import { allergensForAddress } from '../../../values/allergens/allergens.ts';
import { queryOf } from '../../../values/query.ts';
import { bookingHref } from '../../flow/booking-request.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { requestOf } from '../../flow/party-request.ts';
import { askedTime } from '../../parts/times/asked-time.ts';
import type { Journey } from './journey-props.ts';

/** The chosen time as a form or an address carries it: a full one is asked for. */
export const timeValue = ({ selectedBookingTime: time, isEnquiry }: JourneyState) =>
  time && isEnquiry ? askedTime(time) : (time ?? '');

/** The choices so far, as a page without scripts carries them in addresses and forms. */
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

/** The address of another step of the page, with all that was chosen but for what is given. */
export const stepAddress = (state: JourneyState, changes: Partial<Choices> & { step?: string; wait?: string }) =>
  queryOf(Object.entries({ ...choicesOf(state), ...changes }));

/** The address of a page that asks for something else, with what was left out of a menu. */
export const requestHref = (state: JourneyState, changes: Parameters<typeof bookingHref>[0]) =>
  bookingHref({ ...requestOf(state), allergies: state.needs.allergies, ...changes });

/** Fields of a page's form. */
export type Hidden = Record<string, string | number | undefined>;

/** Choices as fields of a page's form. */
export function hiddenChoices(state: JourneyState, names: readonly (keyof Choices)[]): Hidden {
  const choices = choicesOf(state);
  return Object.fromEntries(names.map((name) => [name, choices[name]]));
}

type HiddenFieldsProps = Pick<Journey, 'page'> & { values: Hidden };

/** Nothing in the card, whose forms are not sent. */
export function HiddenFields({ page, values }: HiddenFieldsProps) {
  if (!page) return null;
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
