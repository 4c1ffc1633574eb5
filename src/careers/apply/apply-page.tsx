import { data, redirect } from 'react-router';
import { PostedForm, unsent } from '../../forms/form-answer.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import { dayMoments } from '../../restaurants/open-moments.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Container, Section } from '../../ui/section.tsx';
import { londonNow } from '../../values/time/london-time.ts';
import { firstChange } from '../../values/time/moments.ts';
import { SHOW_POSITIONS, typedIn } from '../contracts/application-fields.ts';
import { fetchJob } from '../job-calls.ts';
import { MAX_EXPERIENCE } from '../rules/application-problems.ts';
import { applyPath, jobPath } from '../rules/job-query.ts';
import type { Route } from './+types/apply-page';
import { ApplicationForm } from './application-form.tsx';
import { APPLICATION_FORM, answerApplication } from './send-application.ts';

/** /careers/job/{id}/apply: the form on a page of its own, which works without JavaScript. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const job = await fetchJob(context, params.id);
  if (!job) throw pageNotFound();
  // Its own page says that it has closed, and what is near.
  if (job.state === 'closed') throw redirect(jobPath(job.job_id));
  const { now, validUntil } = context.get(pageContext);
  validUntil(firstChange([dayMoments(now)]));
  return { job, thisYear: Number(londonNow(now).date.slice(0, 4)) };
}

/** The form as browsers post it without JavaScript: sent, or shown again with another number of positions. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const wanted = Number(form.get(SHOW_POSITIONS));
  if (wanted > 0) {
    const count = String(Math.min(Math.floor(wanted) || 1, MAX_EXPERIENCE));
    return data(unsent(APPLICATION_FORM, { ...typedIn(form), [SHOW_POSITIONS]: count }));
  }
  const { answer, status } = await answerApplication(context.get(apiContext).network, form, params.id);
  return data(answer, { status });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { position_unique_name: name, job_id, summary } = loaderData.job;
  return pageMeta(matches, { title: `Apply: ${name}`, description: summary, path: applyPath(job_id), index: false });
}

export default function ApplyPage({ loaderData: { job, thisYear }, actionData }: Route.ComponentProps) {
  return (
    <PostedForm value={actionData ?? null}>
      <Section>
        <Container>
          <div className="max-w-text">
            <p className="font-bold text-lead">{job.place.title}</p>
            <h1 className="wrap-anywhere text-title text-tomato">Apply: {job.name}</h1>
            <div className="mt-8">
              <h2 className="sr-only">Your application</h2>
              <ApplicationForm id={APPLICATION_FORM} job={job} thisYear={thisYear} />
            </div>
          </div>
        </Container>
      </Section>
    </PostedForm>
  );
}
