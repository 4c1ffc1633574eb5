import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { monthNames } from '../../values/time/months.ts';
import { type GivenApplication, type GivenExperience, isEmptyExperience } from '../contracts/given-application.ts';
import type { JobAnswer } from '../contracts/job.ts';

const monthOf = (month: number | null, year: number | null) =>
  [monthNames[(month ?? 0) - 1], year].filter(Boolean).join(' ');

function positionWords(position: GivenExperience): string {
  const until = position.isCurrentRole ? 'now' : monthOf(position.toMonth, position.toYear);
  const span = [monthOf(position.fromMonth, position.fromYear), until].filter(Boolean).join(' to ');
  return [position.jobTitle, position.employer, span].filter(Boolean).join(', ');
}

/** Every line of an application with its label. */
function linesOf(application: GivenApplication, { questions }: Pick<JobAnswer, 'questions'>): [string, string][] {
  const positions = application.experience.filter((position) => !isEmptyExperience(position)).map(positionWords);
  const answers = questions.map(({ id, question }): [string, string] => [
    question,
    (application.answers[id] ?? []).join(', '),
  ]);
  return [
    ['Name', `${application.firstName} ${application.secondName}`],
    ['E-mail', application.email],
    ['Phone', application.telephone],
    ['Experience', positions.join('\n')],
    ['CV', application.resume?.name ?? ''],
    ...answers,
  ];
}

type ReviewProps = { application: GivenApplication; job: Pick<JobAnswer, 'questions'>; onChange: () => void };

export function Review({ application, job, onChange }: ReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-28 text-dish">
        Does this look right?
      </h3>
      <dl className="grid gap-x-6 border-line border-t-2 border-dashed sm:grid-cols-[12rem_1fr]">
        {linesOf(application, job).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="pt-3 text-sm text-ink-soft sm:border-line sm:border-b sm:pb-3">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line border-line border-b pb-3 font-semibold sm:pt-3">
              {value.trim() || <span className="font-normal text-ink-soft">Not given</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Button variant="line" size="small" onClick={onChange}>
          Change something
        </Button>
      </p>
    </div>
  );
}
