import { useState } from 'react';
import { FormFrame, fieldIn } from '../../forms/form-frame.tsx';
import { PersonFields } from '../../forms/person-fields.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useScriptsRun } from '../../ui/use-scripts-run.ts';
import type { ContactRequest } from '../contracts/message.ts';
import type { ContactContent, Need } from '../contracts/reasons.ts';
import styles from './contact-form.module.css';
import { type ContactSent, leadEvents, takeOutFiles } from './contact-sent.ts';
import { ContactThanks } from './contact-thanks.tsx';
import { FilesField, useLostFiles } from './files-field.tsx';

const NAMES = [
  'enquiryType',
  'enquiryRestaurant',
  'visitDate',
  'guests',
  'message',
  'uploadedFiles',
  'firstName',
  'lastName',
  'email',
  'phone',
] as const satisfies (keyof ContactRequest)[];

/** The reason decides which fields about the visit are required. */
const HANGING = { enquiryType: ['enquiryRestaurant', 'visitDate', 'guests', 'phone'] };

type Reasons = ContactContent['contactReasons'];
const everySubReason = (reasons: Reasons) =>
  reasons.flatMap(({ id, subReasons }) => subReasons.map((part) => ({ ...part, value: `${id}/${part.id}` })));

/** The style sheet picks what to show by these attributes. */
function choicesOf(reasons: Reasons) {
  const withNotice = everySubReason(reasons).filter(({ notice }) => notice);
  return reasons.map(({ id, name, subReasons }) => ({
    label: name,
    options: subReasons.map((part) => {
      const value = `${id}/${part.id}`;
      const at = withNotice.findIndex((candidate) => candidate.value === value);
      return {
        value,
        text: part.name,
        attributes: {
          'data-notice': at === -1 ? undefined : at + 1,
          'data-phone': part.needs.includes('phone') ? '' : undefined,
        },
      };
    }),
  }));
}

/** The notice for the chosen reason; without JavaScript the style sheet picks it. */
function Notices({ reasons, choice }: { reasons: Reasons; choice: string }) {
  const parts = everySubReason(reasons);
  const notice = parts.find(({ value }) => value === choice)?.notice;
  return (
    <>
      <div role="status" className="empty:hidden">
        {notice && <p className="border-butter border-l-4 bg-butter-tint px-4 py-3 font-semibold">{notice}</p>}
      </div>
      <ul className={styles.notices}>
        {parts.map(
          ({ value, name, notice: words }) =>
            words && (
              <li key={value} className="border-butter border-l-4 bg-butter-tint px-4 py-3">
                <strong>{name}.</strong> {words}
              </li>
            ),
        )}
      </ul>
    </>
  );
}

type FieldsProps = {
  field: ReturnType<typeof fieldIn>;
  content: ContactContent;
  needs: readonly Need[];
  /** The reason has nothing to do with a visit. */
  withoutVisit: boolean;
};

function VisitFields({ field, content, needs, withoutVisit }: FieldsProps) {
  const requirement = (need: Need) => ({ required: needs.includes(need), optional: !needs.includes(need) });
  return (
    <>
      <Select
        label="Which restaurant?"
        {...requirement('restaurant')}
        {...field('enquiryRestaurant')}
        options={[
          { value: '', text: needs.includes('restaurant') ? 'Choose' : 'None in particular' },
          ...content.restaurants.map(({ storeId, title }) => ({ value: storeId, text: title })),
        ]}
      />
      {/* Disabled, so that a value typed for another reason stays but isn't submitted. */}
      <fieldset
        hidden={withoutVisit}
        disabled={withoutVisit}
        className="grid items-start gap-6 [&[hidden]]:hidden sm:grid-cols-2"
      >
        <TextField label="Date of your visit" type="date" {...requirement('visitDate')} {...field('visitDate')} />
        <TextField label="How many of you?" inputMode="numeric" {...requirement('guests')} {...field('guests')} />
      </fieldset>
    </>
  );
}

type ContactFormProps = {
  id: string;
  content: ContactContent;
  /** The initial reason: reason/sub-reason. */
  about?: string;
};

/** The contact form. Its fields, and which are required, depend on the reason. */
export function ContactForm({ id, content, about = '' }: ContactFormProps) {
  const state = useSentForm<ContactSent>({
    formType: 'contact',
    captcha: 'network',
    takeOut: takeOutFiles,
    hanging: HANGING,
    events: leadEvents('contact'),
    keepsThanks: true,
  });
  const [filesLost, setFilesLost] = useLostFiles(state.answer);
  const field = fieldIn(id, state.answer);
  const { contactReasons } = content;
  const initial = state.answer.typed.enquiryType ?? about;
  const [choice, setChosen] = useState(initial);
  const reason = everySubReason(contactReasons).find(({ value }) => value === choice);
  const needs = reason?.needs ?? [];
  const scriptsRun = useScriptsRun();
  return (
    <FormFrame
      id={id}
      state={state}
      names={NAMES}
      thanks={<ContactThanks state={state} thanks="Thanks for writing." again="Send another message" />}
      button="Send the message"
      withFiles
      keepsDraft
      onFilesLost={() => setFilesLost(true)}
    >
      <Select
        label="What’s it about?"
        required
        {...field('enquiryType')}
        defaultValue={initial}
        onChange={(event) => setChosen(event.target.value)}
        options={[{ value: '', text: 'Choose' }, ...choicesOf(contactReasons)]}
      />
      <Notices reasons={contactReasons} choice={choice} />
      <VisitFields
        field={field}
        content={content}
        needs={needs}
        withoutVisit={reason !== undefined && needs.every((need) => need === 'phone')}
      />
      <TextArea label="Your message" required rows={6} {...field('message')} />
      <FilesField {...field('uploadedFiles')} isLost={filesLost} onChosen={() => setFilesLost(false)} />
      <PersonFields
        field={field}
        phone="phone"
        phoneNeeded
        phoneProps={{
          hint: 'We’ll ring you on this number.',
          className: styles.phone,
          // A value typed for another reason stays but isn't submitted.
          disabled: scriptsRun && !needs.includes('phone'),
        }}
        emailHint="We’ll reply here."
        gap="gap-6"
      />
    </FormFrame>
  );
}
