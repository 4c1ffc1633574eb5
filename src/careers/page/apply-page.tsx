import { useEffect, useState } from 'react';
import { data, redirect } from 'react-router';
import { clientAction } from '../../forms/client-action.ts';
import { PostedForm, unsent } from '../../forms/form-answer.ts';
import { formIn } from '../../forms/posted-form.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Room } from '../../ui/room/room.tsx';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { answerApplication } from '../apply/answer-application.ts';
import { ApplicationForm } from '../apply/application-form.tsx';
import { APPLICATION_FORM, applyHistory } from '../apply/apply-history.ts';
import { ApplyHost } from '../apply/apply-host.tsx';
import { SHOW_POSITIONS, valuesIn } from '../contracts/application-fields.ts';
import { MAX_EXPERIENCE } from '../rules/application-problems.ts';
import { applyPath, jobPath } from '../rules/job-query.ts';
import type { Route } from './+types/apply-page';
import { JobArticle, loadJobPage } from './job.tsx';

export const handle = { cache: 'always' } satisfies PagePolicy;

/**
 * /careers/job/{id}/apply: the form on its own page, which works without JavaScript. Reloading the card shows the
 * job's page with the card open again.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await loadJobPage({ ...params, context });
  // The job's own page says that it has closed, and lists similar ones.
  if (page.job.state === 'closed') throw redirect(jobPath(page.job.job_id));
  return { ...page, today: londonNow(context.get(pageContext).now).date };
}

/** Submits the application; without JavaScript also shows the form with another number of positions. */
export async function action({ params, context, request }: Route.ActionArgs) {
  const form = await formIn(request);
  const positions = Number(form.get(SHOW_POSITIONS));
  if (positions > 0) {
    const count = String(Math.min(Math.floor(positions) || 1, MAX_EXPERIENCE));
    return data(unsent(APPLICATION_FORM, { ...valuesIn(form), [SHOW_POSITIONS]: count }));
  }
  const { answer, status } = await answerApplication(context.get(apiContext).network, form, params.id);
  return data(answer, { status });
}

export { clientAction };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { position_unique_name: name, job_id, summary } = loaderData.job;
  return pageMeta(matches, { title: `Apply: ${name}`, description: summary, path: applyPath(job_id), index: false });
}

export default function ApplyPage({ loaderData: { today, ...page }, actionData }: Route.ComponentProps) {
  const { job, words } = page;
  const [byCard, setByCard] = useState(false);
  useEffect(() => setByCard(applyHistory(job.job_id).trail() !== null), [job.job_id]);
  if (byCard)
    return (
      <>
        <JobArticle {...page} />
        <ApplyHost job={job} answer={words} />
      </>
    );
  return (
    <PostedForm value={actionData ?? null}>
      <Room
        head={
          <>
            <p className="font-bold text-lead">{job.place.title}</p>
            <h1 className="wrap-anywhere text-title text-tomato-deep">Apply: {job.name}</h1>
          </>
        }
      >
        <h2 className="sr-only">Your application</h2>
        <ApplicationForm id={APPLICATION_FORM} job={job} today={today} answer={words} />
      </Room>
    </PostedForm>
  );
}
