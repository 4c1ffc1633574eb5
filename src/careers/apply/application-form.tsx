import { type FormEvent, useContext, useRef, useState } from 'react';
import { href } from 'react-router';
import { EmailField } from '../../forms/email-field.tsx';
import { PostedForm } from '../../forms/form-answer.ts';
import { FormFrame, fieldIdOf, fieldIn } from '../../forms/form-frame.tsx';
import { SentTo } from '../../forms/sent-to.tsx';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import { PageLink } from '../../ui/links/page-link.tsx';
import { useScriptsRun } from '../../ui/use-scripts-run.ts';
import { applicationIn, experienceIn, SHOW_POSITIONS } from '../contracts/application-fields.ts';
import {
  emptyExperience,
  experienceField,
  type GivenApplication,
  type GivenExperience,
  questionField,
} from '../contracts/given-application.ts';
import type { JobAnswer } from '../contracts/job.ts';
import { ACCEPTED_CVS, problemOfChosenCv } from '../cv/cv-words.ts';
import { applicationProblems } from '../rules/application-problems.ts';
import { applyPath } from '../rules/job-query.ts';
import type { ApplicationSent } from './answer-application.ts';
import { applicationDrafts } from './application-drafts.ts';
import { APPLICATION_FORM } from './apply-history.ts';
import { type ApplySteps, usePageSteps, useReview } from './apply-steps.ts';
import { ExperienceFields, type FieldOf } from './experience-fields.tsx';
import { QuestionField } from './question-field.tsx';
import { Review } from './review.tsx';
import { useApplicationDraft } from './use-application-draft.ts';

type ApplicationFormProps = {
  id: string;
  job: JobAnswer;
  today: string;
  /** Who reads it and what happens next. */
  answer: string;
  /** The card's steps; without them the form uses its own. */
  steps?: ApplySteps;
  /** Called after sending, if scripts run. */
  onSent?: () => void;
};
type Typed = Record<string, string>;

const positionsIn = (values: Typed) =>
  Math.max(1, Number(values[SHOW_POSITIONS]) || experienceIn(Object.entries(values)).length);

/** The fields in form order. */
const namesOf = ({ questions }: JobAnswer, positions: number): string[] => [
  ...['firstName', 'secondName', 'email', 'telephone'],
  ...Array.from({ length: positions }, (_, at) =>
    Object.keys(emptyExperience).map((name) => experienceField(at, name as keyof GivenExperience)),
  ).flat(),
  'resume',
  ...questions.map(({ id }) => questionField(id)),
];

type ThanksProps = Pick<ApplicationFormProps, 'job' | 'answer'> & { application: ApplicationSent | null };

/** Replaces the form after sending. */
function Thanks({ job, answer, application }: ThanksProps) {
  return (
    <>
      <h3 className="text-dish">Thanks for applying.</h3>
      <p className="mt-3">
        {job.name}, {job.place.title}. {answer}
      </p>
      <p className="mt-5 border-y border-line py-4">
        <span className="block text-sm text-ink-soft">Your reference</span>
        <span className="figures block text-[2.75rem] leading-tight tracking-wide text-basil">
          {application?.reference}
        </span>
      </p>
      <p className="mt-4">
        <SentTo email={application?.email} also="a link to withdraw your application" />
      </p>
      <p className="mt-4">
        <PageLink to={href('/careers/job-search/:id?')} className="text-link inline-flex min-h-11 items-center">
          See other jobs
        </PageLink>
      </p>
    </>
  );
}

type FailureProps = {
  id: string;
  words: string | null;
  errors: readonly string[];
  onClose: () => void;
};

function FailureModal({ id, words, errors, onClose }: FailureProps) {
  const title = `${id}-failure`;
  return (
    <Dialog
      open={words !== null}
      onClose={onClose}
      labelledBy={title}
      className="m-auto! h-fit! w-[min(30rem,calc(100%-2rem))]! rounded-md"
    >
      <div className="grid gap-4 p-6 sm:p-8">
        <h2 id={title} tabIndex={-1} data-initial-focus className="text-dish outline-none">
          We couldn’t send your application
        </h2>
        <p>{words}</p>
        {errors.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5 font-semibold">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
        <p>
          <Button onClick={onClose}>Back to my application</Button>
        </p>
      </div>
    </Dialog>
  );
}

/** Explains and clears the stored draft. Reserves its space before scripts run, so nothing shifts. */
function DraftNote({ onClear }: { onClear: () => void }) {
  const [isCleared, setCleared] = useState(false);
  return (
    <div className="border-butter border-l-4 bg-butter-tint px-4 py-3 text-sm noscript:hidden">
      <p>We’ll remember what you type on this device for a day, but not your CV.</p>
      <p className="flex flex-wrap items-center gap-x-4">
        <button
          type="button"
          className="text-link min-h-11 font-semibold"
          onClick={() => {
            onClear();
            setCleared(true);
          }}
        >
          Clear what I’ve typed
        </button>
        <span role="status">{isCleared && 'Cleared.'}</span>
      </p>
    </div>
  );
}

type FieldsProps = Pick<ApplicationFormProps, 'job' | 'today'> & {
  field: FieldOf;
  values: Typed;
  positions: number;
  onPositions: (count: number) => void;
  /** The page was rendered again after a post, which loses the chosen file. */
  isShownAgain: boolean;
};

function Fields({ job, today, field, values, positions, onPositions, isShownAgain }: FieldsProps) {
  const { cv_required, work_experience_required, questions } = job;
  const { defaultValue: _, ...cv } = field('resume');
  const [wrongFile, setWrongFile] = useState<string | null>(null);
  const lookAtFile = ({ files }: HTMLInputElement) => setWrongFile(files?.[0] ? problemOfChosenCv(files[0]) : null);
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('secondName')} />
        <EmailField {...field('email')} />
        <TextField label="Phone" type="tel" required inputMode="tel" autoComplete="tel" {...field('telephone')} />
      </div>
      <h3 className="mt-4 text-dish">Experience</h3>
      <ExperienceFields
        field={field}
        values={values}
        today={today}
        count={positions}
        onCount={onPositions}
        isRequired={work_experience_required}
      />
      <h3 className="mt-4 text-dish">Your CV</h3>
      <FileField
        label="CV"
        hint="A .pdf or .docx file, up to 5 MB."
        isLost={isShownAgain}
        accept={ACCEPTED_CVS}
        required={cv_required}
        optional={!cv_required}
        {...cv}
        error={cv.error ?? wrongFile}
        onChange={({ target }) => lookAtFile(target)}
      />
      <p role="status" className="sr-only">
        {wrongFile}
      </p>
      {questions.length > 0 && <h3 className="mt-4 text-dish">A few questions</h3>}
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} field={field} />
      ))}
    </>
  );
}

/** What was posted with the page, and the number of positions shown. */
function usePosted() {
  const form = useContext(PostedForm);
  const ofPage = form?.formType === APPLICATION_FORM ? form.typed : null;
  const [values, setTyped] = useState<Typed>(ofPage ?? {});
  const [positions, setPositions] = useState(() => positionsIn(values));
  /** Counts how often the form was cleared. */
  const [round, setRound] = useState(0);
  const clear = () => {
    setTyped({});
    setPositions(1);
    setRound((before) => before + 1);
  };
  return { typed: values, positions, setPositions, round, clear, isPosted: ofPage !== null };
}

/** An application form with a review step. Without JavaScript it is sent directly. */
export function ApplicationForm({ id, job, today, answer, steps: cardSteps, onSent }: ApplicationFormProps) {
  const { job_id } = job;
  const { typed: values, positions, setPositions, round, clear, isPosted } = usePosted();
  const [failure, setFailure] = useState<string | null>(null);
  const scriptsRun = useScriptsRun();
  const fields = useRef<HTMLDivElement>(null);
  const save = useApplicationDraft(job_id, {
    fields,
    isPosted,
    onDraft: (draft) => setPositions((count) => Math.max(count, positionsIn(draft))),
  });
  const pageSteps = usePageSteps();
  const steps = cardSteps ?? pageSteps;
  const problemsOf = (form: FormData) => applicationProblems(applicationIn(form), job, today);
  const review = useReview<GivenApplication>(steps, {
    fields,
    readForm: (form) => (Object.keys(problemsOf(form)).length > 0 ? null : applicationIn(form)),
    onForm: () => document.getElementById(fieldIdOf(id, 'firstName'))?.focus(),
  });
  const state = useSentForm<ApplicationSent>({
    formType: APPLICATION_FORM,
    keepsThanks: true,
    check: problemsOf,
    captcha: 'network',
    onAnswer({ sent: application, problem }) {
      if (application) {
        applicationDrafts.forget(job_id);
        onSent?.();
        return;
      }
      steps.toForm();
      setFailure(problem);
    },
  });
  const showPositions = (count: number) => {
    setPositions(count);
    const last = fieldIdOf(id, experienceField(count - 1, 'employer'));
    requestAnimationFrame(() => {
      document.getElementById(last)?.focus();
      save();
    });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    if (review || Object.keys(problemsOf(form)).length > 0) return state.onSubmit(event);
    event.preventDefault();
    // Clears earlier errors, including those of removed fields.
    state.again();
    steps.toReview();
    return Promise.resolve();
  };
  const closeFailure = () => {
    setFailure(null);
    requestAnimationFrame(() => focusSummary(state.answerRef.current));
  };
  const sends = review !== null || !scriptsRun;
  return (
    <>
      <FormFrame
        id={id}
        state={{ ...state, onSubmit }}
        names={namesOf(job, positions)}
        thanks={<Thanks job={job} answer={answer} application={state.answer.sent} />}
        button={sends ? 'Send my application' : 'Check my application'}
        page={applyPath(job_id)}
        withFiles
      >
        {/* The default button for Enter, ahead of those that change the form. */}
        {!scriptsRun && <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />}
        {review && <Review application={review} job={job} onChange={steps.toForm} />}
        <div ref={fields} hidden={review !== null} onInput={save} className={review ? undefined : 'grid gap-6'}>
          <DraftNote
            onClear={() => {
              applicationDrafts.forget(job_id);
              clear();
            }}
          />
          <Fields
            key={round}
            job={job}
            today={today}
            values={values}
            positions={positions}
            onPositions={showPositions}
            isShownAgain={isPosted}
            field={fieldIn(id, { ...state.answer, typed: values })}
          />
        </div>
      </FormFrame>
      <FailureModal
        id={id}
        words={failure}
        errors={[...new Set(Object.values(state.answer.fields))]}
        onClose={closeFailure}
      />
    </>
  );
}
