import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bytesOf } from '../../forms/file-in-json.server.ts';
import { hashOfForm } from '../../forms/hash-of-form.ts';
import {
  apiError,
  createArea,
  errorResponse,
  json,
  keyReused,
  notFound,
  ownError,
  tooManyMessages,
} from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import { newIdempotencyKey } from '../../platform/api/idempotency-key.ts';
import { countOnlySent, type SenderCheck } from '../../platform/captcha/sender-check.server.ts';
import { DOCUMENT_COST, type FileTurns } from '../../platform/files/file-turns.server.ts';
import { isMultipart } from '../../platform/http/content-type.ts';
import { outsideGate } from '../../platform/overload/gate.ts';
import { type ErrorBody, errorCatalogue } from '../../values/error-catalogue.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { fieldMessages } from '../../values/field-messages.ts';
import {
  BAD_REQUEST,
  CONFLICT,
  GONE,
  NOT_FOUND,
  TOO_MANY_REQUESTS,
  UNAVAILABLE,
  UNPROCESSABLE,
} from '../../values/http-status.ts';
import { londonNow } from '../../values/time/london-time.ts';
import {
  type ApplicationFields,
  applicationAnswer,
  applicationBody,
  applicationForm,
  applicationOf,
  sentApplication,
} from '../contracts/application.ts';
import { isEmptyExperience } from '../contracts/given-application.ts';
import { checkCv } from '../cv/check-cv.server.ts';
import { cvWords, MAX_CV_BYTES } from '../cv/cv-words.ts';
import type { Scanner } from '../cv/scan-cv.server.ts';
import {
  type ApplicationOutcome,
  apply,
  type CareerDeps,
  earlierApplication,
  type NewApplication,
  type NewCv,
} from '../engine/apply.server.ts';
import { applicationOfToken } from '../engine/links.ts';
import { readSentApplication, withdraw } from '../engine/withdraw.server.ts';
import { applicationProblems } from '../rules/application-problems.ts';
import { type JobKnowledge, type KnownJob, readJob } from '../rules/known-jobs.ts';
import { JOB_CLOSED, JOB_MISSING, type JOBS_PATH } from './jobs-api.server.ts';

export type ApplicationApiDeps = CareerDeps & {
  knowledge: () => JobKnowledge;
  senderCheck: SenderCheck;
  /** Null if CVs aren't scanned. */
  scanner: Scanner | null;
  fileTurns: FileTurns;
  tokenSecret: string;
};

const tags = ['Careers'];
const linkParams = {
  params: z.object({ withdrawToken: z.string().max(200).describe('From the link in the e-mail.') }),
};
const linkResponses = (description: string) => ({
  200: { description, ...json(sentApplication) },
  [NOT_FOUND]: errorResponse('Unknown link, or the application has been withdrawn or deleted'),
});

const routes = {
  apply: createRoute({
    method: 'post',
    path: '/application',
    tags,
    summary: 'Applies for a job: in JSON with the CV in base64, or as a form',
    request: {
      body: {
        content: {
          'application/json': { schema: applicationBody },
          'multipart/form-data': { schema: applicationForm },
        },
      },
    },
    responses: {
      200: { description: 'Saved and on its way', ...json(applicationAnswer) },
      [BAD_REQUEST]: errorResponse('The captcha is wrong'),
      [NOT_FOUND]: errorResponse('Unknown job id'),
      [CONFLICT]: errorResponse(
        'Code 14: the address has applied for this job; or the idempotency key was used for another application',
      ),
      [GONE]: errorResponse('The job has closed'),
      [UNPROCESSABLE]: errorResponse('Code 15: the application is invalid; `fields` says where'),
      [TOO_MANY_REQUESTS]: errorResponse(
        'Too many forms from one caller, or messages to one address; `retry-after` says how long to wait',
      ),
      [UNAVAILABLE]: errorResponse('Too many files at once; `retry-after` says how long to wait'),
    },
  }),
  read: createRoute({
    method: 'get',
    path: '/applications/{withdrawToken}',
    tags,
    summary: 'What the link in the e-mail withdraws',
    request: linkParams,
    responses: linkResponses('The application'),
  }),
  withdraw: createRoute({
    method: 'post',
    path: '/applications/{withdrawToken}',
    tags,
    summary: 'Withdraws an application and deletes it, by the link in the e-mail',
    request: linkParams,
    responses: linkResponses('What was withdrawn'),
  }),
};
export type ApplicationEndpoints = Endpoints<typeof JOBS_PATH, typeof routes>;

const KEY_REUSED = 'You’ve changed something since you first sent this. Please send it again.';
const LINK_MISSING = 'This link no longer works.';

type Upload = { name: string; bytes: Buffer };
type Received = { request: ApplicationFields; upload: Upload | null };

/** Code 15, with errors by field. */
function doesNotFit(c: Context, fields: Record<string, string>) {
  const { title, message } = errorCatalogue[errorCodes.applicationValidationError];
  return c.json(
    { code: errorCodes.applicationValidationError, title, message, fields } satisfies ErrorBody,
    UNPROCESSABLE,
  );
}

type Given = z.output<typeof applicationBody> | z.output<typeof applicationForm>;

/** An application in JSON or as a form; errors by field if its file is unusable. */
async function receivedIn({ resume, ...request }: Given): Promise<Received | Record<string, string>> {
  if (!resume) return { request, upload: null };
  if (resume instanceof File) {
    if (resume.size > MAX_CV_BYTES) return { resume: cvWords.tooLarge };
    return { request, upload: { name: resume.name, bytes: Buffer.from(await resume.arrayBuffer()) } };
  }
  const bytes = bytesOf(resume, MAX_CV_BYTES);
  if (bytes === 'too-large') return { resume: cvWords.tooLarge };
  if (bytes === 'broken') return { resume: cvWords.broken };
  return { request, upload: { name: resume.fileName, bytes } };
}

const isReceived = (result: Received | Record<string, string>): result is Received =>
  'request' in result && typeof result.request === 'object';

function newApplication({ job, place }: KnownJob, { request, upload }: Received): NewApplication {
  const { idempotencyKey, captchaToken: _, ...fields } = request;
  const body_hash = hashOfForm(['application', fields, upload?.name], upload ? [upload.bytes] : []);
  const answers = new Map(request.questionAnswers.map(({ id, answer }) => [id, answer]));
  const end = { toMonth: null, toYear: null };
  return {
    idempotency_key: idempotencyKey ?? newIdempotencyKey(),
    body_hash,
    job_id: job.job_id,
    job_name: job.name,
    closes_on: job.closes,
    place: place.title,
    hiring_email: place.email,
    email: fields.email,
    first_name: fields.firstName,
    second_name: fields.secondName,
    telephone: fields.telephone,
    experience: fields.experience
      .filter((position) => !isEmptyExperience(position))
      .map((position) => ({
        ...position,
        ...(position.isCurrentRole && end),
      })),
    answers: job.questions.flatMap(({ id, question }) => {
      const answer = (answers.get(id) ?? []).filter((text) => text !== '');
      return answer.length > 0 ? [{ question, answer }] : [];
    }),
  };
}

function refusal(c: Context, outcome: Extract<ApplicationOutcome, { ok: false }>) {
  if (outcome.reason !== 'too-many-messages')
    return outcome.reason === 'duplicate' ? apiError(c, errorCodes.duplicatedRequest) : keyReused(c, KEY_REUSED);
  return tooManyMessages(c, outcome.seconds);
}

/** Checks a CV in turn and scans it. Returns the CV to store, an error for its field, or a refusal. */
async function readyCv(c: Context, upload: Upload, { fileTurns, scanner }: ApplicationApiDeps) {
  const outcome = await fileTurns(c, DOCUMENT_COST, ({ signal }) => checkCv(upload, signal));
  if (outcome === 'late') return cvWords.broken;
  if (outcome instanceof Response) return outcome;
  if (!outcome.ok) return outcome.problem;
  const verdict = scanner ? await scanner(outcome.cv.content) : 'unscanned';
  if (verdict === 'infected') return cvWords.infected;
  return { ...outcome.cv, scan: verdict === 'down' ? 'waiting' : verdict } satisfies NewCv;
}

export function applicationApi(deps: ApplicationApiDeps) {
  async function send(c: Context, submission: Received) {
    const { request, upload } = submission;
    const today = londonNow(deps.clock().epochMilliseconds).date;
    const vacancy = readJob(deps.knowledge(), request.jobId, today);
    if (!vacancy) return notFound(c, JOB_MISSING);
    if (vacancy.state === 'closed') return ownError(c, GONE, JOB_CLOSED);
    const answers = applicationOf(request, upload && { name: upload.name, size: upload.bytes.length });
    const problems = applicationProblems(answers, vacancy.job, today);
    if (Object.keys(problems).length > 0) return doesNotFit(c, problems);
    const application = newApplication(vacancy, submission);
    const earlier = await earlierApplication(deps.db, application);
    if (!earlier) {
      const refusal = await deps.senderCheck(c, request.captchaToken || undefined);
      if (refusal) return refusal;
    }
    const cv = earlier || !upload ? null : await outsideGate(() => readyCv(c, upload, deps));
    if (cv instanceof Response) return cv;
    if (typeof cv === 'string') return doesNotFit(c, { resume: cv });
    const outcome = earlier ?? (await apply(deps, application, cv));
    return outcome.ok
      ? c.json({ success: true as const, applicationReference: outcome.reference }, 200)
      : refusal(c, outcome);
  }
  const linkedId = (c: Context) => applicationOfToken(deps.tokenSecret, c.req.param('withdrawToken') ?? '');
  const area = createArea();
  area.use(countOnlySent);
  return area
    .openapi(
      routes.apply,
      async (c) => {
        const body = c.req.valid(isMultipart(c.req.header('content-type')) ? 'form' : 'json');
        // A body of any other type isn't validated.
        if (!('jobId' in body)) return doesNotFit(c, { body: 'Send the application as JSON or as a form.' });
        const submission = await receivedIn(body);
        return isReceived(submission) ? await send(c, submission) : doesNotFit(c, submission);
      },
      (result, c) => (result.success ? undefined : doesNotFit(c, fieldMessages(result.error))),
    )
    .openapi(routes.read, async (c) => {
      const id = linkedId(c);
      const application = id && (await readSentApplication(deps.db, id));
      return application ? c.json(application, 200) : notFound(c, LINK_MISSING);
    })
    .openapi(routes.withdraw, async (c) => {
      const id = linkedId(c);
      const application = id && (await withdraw(deps, id));
      return application ? c.json(application, 200) : notFound(c, LINK_MISSING);
    });
}
