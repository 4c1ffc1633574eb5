import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary, focusSummary } from '../../../ui/forms/error-summary.tsx';
import { TextArea } from '../../../ui/forms/field.tsx';
import type { ManagedBooking } from '../../contracts/manage.ts';
import { ContactFields } from '../../parts/contact-fields.tsx';
import { type CustomerProps, fieldId, textProps } from '../../parts/customer-props.ts';
import { NeedsFields } from '../../parts/details/needs-fields.tsx';
import { RefusalAlert } from '../../parts/refusal-alert.tsx';
import { StepTitle } from '../../parts/step-title.tsx';
import { noNeeds } from '../../rules/needs.ts';
import type { TypedDetails } from '../link/form-refusal.ts';
import { DetailLines } from '../shown/shown-details.tsx';
import { detailsFields } from './details-fields.ts';

type DetailsStepProps = { booking: ManagedBooking; typed: TypedDetails | null; refusal: string | null };

/** The fields as typed, or as saved. */
function fieldsOf({ booking, typed }: Omit<DetailsStepProps, 'refusal'>): CustomerProps {
  return {
    value: (field) => (typed?.customer ?? booking)[field],
    error: (field) => typed?.errors[`customer.${field}`] ?? null,
    ticked: () => false,
  };
}

/** The diner's details, request and needs, without the table. */
export function DetailsStep({ booking, typed, refusal }: DetailsStepProps) {
  const fields = fieldsOf({ booking, typed });
  const isStale = typed?.version !== undefined && typed.version !== booking.detailsVersion;
  const problems = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typed && !refusal) focusSummary(problems.current);
  }, [typed, refusal]);
  const customerErrors = detailsFields.map((name) => ({ id: fieldId(name), message: fields.error(name) }));
  const needsError = { id: 'kids', message: typed?.errors['needs.children'] ?? null };
  const errors = [...customerErrors, needsError].flatMap(({ id, message }) => (message ? [{ id, message }] : []));
  return (
    <>
      <StepTitle>Your details</StepTitle>
      <p className="mt-4 text-lead">
        Change what you like: your {booking.status === 'received' ? 'request' : 'table'} stays as it is, and we’ll tell
        the restaurant.
      </p>
      <Form method="post" replace action="?step=details" noValidate className="mt-8 grid max-w-text gap-6">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="version" value={booking.detailsVersion ?? ''} />
        <RefusalAlert words={refusal} phone={booking.phone} />
        {isStale && (
          <section aria-labelledby="saved-now" className="border-l-4 border-butter bg-butter-tint px-4 py-3">
            <h2 id="saved-now" className="font-semibold">
              What’s saved now
            </h2>
            <DetailLines booking={booking} />
          </section>
        )}
        {/* biome-ignore lint/a11y/noAutofocus: the error summary of a submitted form takes the focus */}
        <div ref={problems} tabIndex={-1} autoFocus={typed !== null && !refusal} className="empty:hidden">
          <ErrorSummary errors={errors} />
        </div>
        <ContactFields {...fields} emailHint="For your confirmation." />
        <TextArea label="Anything we should know?" optional {...textProps(fields, 'specialRequest')} />
        <NeedsFields party={booking} value={typed?.needs ?? booking.needs ?? noNeeds} />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button type="submit" size="large">
            Save my details
          </Button>
          <Link to="." className="text-link inline-flex min-h-11 items-center">
            Leave them as they are
          </Link>
        </div>
      </Form>
    </>
  );
}
