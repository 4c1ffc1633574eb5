import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { FormFrame, fieldIdOf, fieldIn } from '../../forms/form-frame.tsx';
import { Tick } from '../../forms/tick.tsx';
import { type FormState, useSentForm } from '../../forms/use-sent-form.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { isPlainClick } from '../../ui/links/plain-click.ts';
import { ENABLE_SMS_OPT_IN, HIDE_GENDER_PREFERENCE } from '../constants.ts';
import { consentWords } from '../contracts/consent-words.ts';
import type { ShownPreferences } from '../contracts/preferences.ts';
import { type PreferencesSent, preferenceForms } from './answer-preferences.ts';
import { BIRTHDAY_HANGING, BirthdayFields } from './birthday-fields.tsx';
import { PREFERENCE_FIELDS, preferenceValues } from './preferences-body.ts';
import type { FavouriteChoice } from './sign-up-form.tsx';

/** Replaces a sent form: the outcome, and the way back to it with the current values. */
export function FormDone({
  state,
  title,
  heading: Heading = 'h3',
  children,
}: {
  state: FormState<PreferencesSent>;
  title: string;
  /** One below its section's. */
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Heading className="text-dish">{title}</Heading>
      {children}
      <p className="mt-4">
        <a
          href={pathname}
          className="text-link inline-flex min-h-11 items-center"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            state.again();
            revalidate();
          }}
        >
          Back to my preferences
        </a>
      </p>
    </>
  );
}

type Fields = { field: ReturnType<typeof fieldIn>; id: string };

function Interests({
  field,
  id,
  kept: options,
  choices,
}: Fields & { kept: ShownPreferences['interests']; choices: readonly string[] }) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">What would you like to hear about?</legend>
      <div className="grid sm:grid-cols-2 sm:gap-x-6">
        {options.map(({ name }, at) => (
          <Checkbox
            key={name}
            // The first has the id that an error in the interests links to.
            id={at === 0 ? field('interests').id : fieldIdOf(id, `interest-${at}`)}
            name="interests"
            value={name}
            defaultChecked={choices.includes(name)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

type PreferencesFormProps = {
  kept: ShownPreferences;
  restaurants: readonly FavouriteChoice[];
  /** Why we ask for a birthday. */
  birthdayHint: string;
};

/** A customer's preferences. The outcome replaces the form; an error appears in it. */
export function PreferencesForm({ kept: preferences, restaurants, birthdayHint }: PreferencesFormProps) {
  const id = 'preferences';
  const state = useSentForm<PreferencesSent>({
    formType: preferenceForms.save,
    hanging: BIRTHDAY_HANGING,
  });
  const wasTyped = Object.keys(state.answer.typed).length > 0;
  const values = wasTyped ? state.answer.typed : preferenceValues(preferences);
  const checkedNames = preferences.interests.filter((interest) => interest.checked).map(({ name }) => name);
  const choices = wasTyped ? (values.interests ?? '').split('\n') : checkedNames;
  const answer = { ...state.answer, typed: values };
  const field = fieldIn(id, answer);
  const tick = (name: string) => ({ id: fieldIdOf(id, name), name, defaultChecked: name in values });
  // Remount a tick that changed elsewhere, such as by leaving every list; otherwise saving would opt the customer in
  // again.
  const { websiteEmailOptIn: byEmail, websiteSmsOptIn: bySms } = preferences;
  return (
    <FormFrame
      id={id}
      state={{ ...state, answer }}
      names={PREFERENCE_FIELDS}
      thanks={<FormDone state={state} title="Your preferences are saved." heading="h2" />}
      button="Save my preferences"
    >
      <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
      <BirthdayFields id={id} field={field} hint={`${birthdayHint} No need for the year.`} />
      {!HIDE_GENDER_PREFERENCE && <TextField label="Gender" optional {...field('gender')} />}
      <Select
        label="Favourite restaurant"
        optional
        {...field('favRestaurantCode')}
        options={[
          { value: '', text: 'None in particular' },
          ...restaurants.map(({ storeId, title }) => ({ value: storeId, text: title })),
        ]}
      />
      <TextField label="Phone" type="tel" required inputMode="tel" autoComplete="tel" {...field('phoneNumber')} />
      <Interests field={field} id={id} choices={choices} kept={preferences.interests} />
      <div>
        <Tick key={`e-mail ${byEmail}`} {...tick('websiteEmailOptIn')}>
          {consentWords.email}
        </Tick>
        {ENABLE_SMS_OPT_IN && (
          <Tick key={`text ${bySms}`} {...tick('websiteSmsOptIn')}>
            {consentWords.sms}
          </Tick>
        )}
      </div>
    </FormFrame>
  );
}
