import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container, Section } from '../../ui/section.tsx';
import type { PictureFile } from '../../values/picture.ts';
import { formatDate } from '../../values/time/wall-time.ts';
import type { JobAnswer } from '../contracts/job.ts';
import { applyPath } from '../rules/job-query.ts';
import { payText, termsText } from '../rules/job-words.ts';
import { ShareJob } from './share-job.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm sm:pt-0.5">{name}</dt>
      <dd className="mb-2 font-semibold sm:mb-0">{children}</dd>
    </>
  );
}

function Facts({ job }: { job: JobAnswer }) {
  return (
    <dl className="mt-8 grid max-w-text gap-x-6 gap-y-1 border-ink border-t-2 border-dashed pt-6 sm:grid-cols-[7rem_1fr] sm:gap-y-3">
      <Fact name="Pay">{payText(job.pay)}</Fact>
      <Fact name="Hours">{job.hours}</Fact>
      <Fact name="Contract">{termsText(job)}</Fact>
      <Fact name="Where">{job.place.title}</Fact>
      <Fact name="Apply by">{formatDate(job.closes)}</Fact>
    </dl>
  );
}

/** What an application requires. */
function Needs({ job: { cv_required, work_experience_required, questions } }: { job: JobAnswer }) {
  const needs = [
    cv_required ? 'A CV, as .pdf or .docx' : 'No CV needed, but add one if you like',
    ...(work_experience_required ? ['Where you’ve worked before, and when'] : []),
    ...(questions.length > 0
      ? [questions.length === 1 ? 'One short question' : `${questions.length} short questions`]
      : []),
  ];
  return (
    <ul className="mt-4 list-disc pl-5">
      {needs.map((need) => (
        <li key={need}>{need}</li>
      ))}
    </ul>
  );
}

function Description({ job: { description, benefits } }: { job: JobAnswer }) {
  const parts = [...description, { title: 'What you get', paragraphs: [], points: benefits }];
  return (
    <div className="max-w-text">
      {parts.map(({ title, paragraphs, points }) => (
        <div key={title} className="mt-10 first:mt-0">
          <h2 className="text-heading">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="mt-4">
              {text}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="mt-4 grid list-disc gap-2 pl-5">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

type JobDetailProps = { job: JobAnswer; picture: PictureFile | null; url: string };

export function JobDetail({ job, picture, url }: JobDetailProps) {
  const { job_id, name, place, summary } = job;
  // A category's header, used without a restaurant, is half as high as a shopfront.
  const shape = picture && picture.width > 2 * picture.height ? 'aspect-5/2' : 'aspect-3/2';
  const apply = (
    <ButtonLink to={applyPath(job_id)} size="large">
      Apply<span className="sr-only"> for {job.position_unique_name}</span>
    </ButtonLink>
  );
  return (
    <>
      <Section tone="butter">
        <Container className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <p className="font-bold text-lead">{place.title}</p>
            <h1 className="wrap-anywhere text-title text-tomato-deep">{name}</h1>
            <p className="mt-4 max-w-text text-lead">{summary}</p>
            <Facts job={job} />
            <p className="mt-8">{apply}</p>
            <ShareJob title={job.position_unique_name} url={url} />
          </div>
          {picture && (
            <Picture
              picture={picture}
              sizes="(width >= 1248px) 568px, (width >= 1024px) 50vw, 100vw"
              priority
              className={`${shape} w-full rounded-sm object-cover`}
            />
          )}
        </Container>
      </Section>
      <div className="gingham h-8" aria-hidden="true" />
      <Section>
        <Container className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
          <Description job={job} />
          <aside aria-labelledby="what-you-need" className="self-start lg:sticky lg:top-24">
            <div className="awning-hung">
              <div className="perforated bg-paper px-6 py-12 sm:px-8">
                <h2 id="what-you-need" className="text-dish font-display">
                  To apply
                </h2>
                <Needs job={job} />
                <p className="mt-6">{apply}</p>
              </div>
            </div>
          </aside>
        </Container>
      </Section>
    </>
  );
}
