import { describe, expect, it } from 'vitest';
import { journey } from './journey.ts';
import type { JourneyAction } from './journey-action.ts';
import { withRemembered } from './journey-remembered.ts';
import { freshJourney, type JourneyState } from './journey-state.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.co.uk', phoneNumber: '07700 900123' };
const typed = (field: keyof typeof ada | 'specialRequest', value: string): JourneyAction => ({
  type: 'customer typed',
  field,
  value,
});
const booked: JourneyAction = { type: 'submitted', answer: { bookingReference: 'AB12CD34', bookingStatus: 1 } };
const run = (actions: JourneyAction[], from: JourneyState = freshJourney) => actions.reduce(journey, from);
const byAda = [...Object.entries(ada).map(([field, value]) => typed(field as keyof typeof ada, ` ${value} `))];
const tick: JourneyAction = { type: 'remember me ticked', ticked: true };
const needy: JourneyAction[] = [
  typed('specialRequest', 'A candle'),
  { type: 'needs chosen', needs: { ...freshJourney.needs, wheelchair: true } },
];

describe('remember me', () => {
  it('remembers the name, e-mail and phone of a booking and nothing else', () => {
    expect(run([...byAda, ...needy, tick, booked]).remembered).toEqual(ada);
  });

  it.each<[string, JourneyAction[]]>([
    ['by default', [...byAda, booked]],
    ['before the booking', [...byAda, tick]],
    [
      'after a booking that came too late',
      [tick, { type: 'submitted', answer: { bookingReference: null, bookingStatus: 9 } }],
    ],
  ])('remembers nobody %s', (_, actions) => expect(run(actions).remembered).toBeNull());

  it('fills empty fields with the remembered diner and leaves what was typed', () => {
    const { customer, rememberMe } = withRemembered(run([typed('firstName', 'Grace')]), ada);
    expect([customer.firstName.value, customer.lastName.value, rememberMe]).toEqual(['Grace', 'Lovelace', true]);
    expect(customer.email).toEqual({ value: ada.email, present: true, valid: true, message: null });
  });

  it('remembers the last correction in a fresh form', () => {
    const again = run([typed('email', 'ada@example.com'), booked], withRemembered(freshJourney, ada));
    const fresh = run([{ type: 'reset', restaurantToo: true }], again);
    expect(fresh.customer.email.value).toBe('ada@example.com');
    expect(fresh).toMatchObject({ confirmationNumber: null, rememberMe: true });
  });

  it('remembers an address corrected on the thanks page if it remembers the diner', () => {
    const correction = typed('email', 'ada@example.com');
    expect(run([...byAda, tick, booked, correction]).remembered).toEqual({ ...ada, email: 'ada@example.com' });
    expect(run([...byAda, booked, correction]).remembered).toBeNull();
    const byAnother = run([{ ...tick, ticked: false }, booked, correction], withRemembered(freshJourney, ada));
    expect(byAnother.remembered).toEqual(ada);
  });

  it('forgets the diner on demand, in the fields too', () => {
    const state = run([...needy, { type: 'customer forgotten' }], withRemembered(freshJourney, ada));
    expect(state).toMatchObject({ remembered: null, rememberMe: false, customer: { email: { value: '' } } });
    expect(state.customer.specialRequest.value).toBe('A candle');
    expect(run([booked], state).remembered).toBeNull();
  });
});
