import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import { isChosenFile } from '../../forms/chosen-file.ts';
import { bytesOf } from '../../forms/file-in-json.server.ts';
import { allProblems } from '../../forms/form-parts.ts';
import { hashOfForm } from '../../forms/hash-of-form.ts';
import { createArea, invalid, json } from '../../platform/api/api.ts';
import type { FileTurns } from '../../platform/files/file-turns.server.ts';
import { isMultipart } from '../../platform/http/content-type.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '../contracts/files.ts';
import { type ContactRequest, contactAnswer, contactBody, contactJson } from '../contracts/message.ts';
import type { NewMessage } from '../engine/save-message.server.ts';
import { BROKEN, problemOfFiles, readFiles } from '../files/read-files.server.ts';
import { subReasonOf } from '../rules/known-content.ts';
import { contactProblems } from '../rules/problems.ts';
import { type ContactApiDeps, contactTags, formResponses, saveForm } from './save.server.ts';

const routes = {
  send: createRoute({
    method: 'post',
    path: '/sendemail',
    tags: contactTags,
    summary: 'Sends a message, with photos and PDFs if need be: as a form, or as JSON with base64 files',
    request: {
      body: {
        content: { 'application/json': { schema: contactJson }, 'multipart/form-data': { schema: contactBody } },
      },
    },
    responses: { 200: { description: 'Saved and on its way', ...json(contactAnswer) }, ...formResponses },
  }),
};
export type SendEmailRoutes = typeof routes;

async function newMessage(request: ContactRequest): Promise<NewMessage> {
  const { idempotencyKey, captchaToken: _, uploadedFiles, ...written } = request;
  const contents = await Promise.all(uploadedFiles.map(async (file) => Buffer.from(await file.arrayBuffer())));
  const body_hash = hashOfForm(['contact', written], contents);
  return {
    kind: 'contact',
    idempotency_key: idempotencyKey ?? body_hash.toString('base64url'),
    body_hash,
    store_id: written.enquiryRestaurant || null,
    venue: null,
    about: written.enquiryType,
    first_name: written.firstName,
    last_name: written.lastName,
    email: written.email,
    phone_number: written.phone,
    message: written.message,
    visit_date: written.visitDate || null,
    guests: written.guests ? Number(written.guests) : null,
    time_from: null,
    time_until: null,
    should_receive_promotions: false,
    should_receive_sms: false,
  };
}

type Given = ContactRequest | z.output<typeof contactJson>;

/** A message as a form or in JSON; words for its files where they cannot be taken. */
function receivedIn({ uploadedFiles, ...written }: Given): ContactRequest | string {
  const read = uploadedFiles.map((file) => {
    if (file instanceof File) return file;
    const bytes = bytesOf(file, MAX_FILE_BYTES);
    return typeof bytes === 'string' ? bytes : new File([new Uint8Array(bytes)], file.fileName);
  });
  if (read.includes('too-large')) return FILE_TOO_LARGE;
  return read.includes('broken') ? BROKEN : { ...written, uploadedFiles: read.filter((one) => one instanceof File) };
}

/** The problem of files that stand beside other problems, so that all are told at once. */
async function fileProblems({ uploadedFiles }: { uploadedFiles?: unknown }): Promise<Record<string, string>> {
  const problem = await problemOfFiles([uploadedFiles].flat().filter(isChosenFile));
  return problem ? { uploadedFiles: problem } : {};
}

const readInto = (c: Context, files: readonly File[], fileTurns: FileTurns) => async () => {
  const outcome = await readFiles(files, (cost, work) => fileTurns(c, cost, work));
  if (outcome instanceof Response) return outcome;
  return outcome.ok ? outcome.files : invalid(c, { uploadedFiles: outcome.problem });
};

/** Messages by the contact form. */
export function sendEmailApi(deps: ContactApiDeps) {
  const problemsOf = (given: Parameters<typeof contactProblems>[0]) =>
    contactProblems(given, deps.known(), londonNow(deps.clock().epochMilliseconds).date);
  return createArea().openapi(
    routes.send,
    async (c) => {
      const given = c.req.valid(isMultipart(c.req.header('content-type')) ? 'form' : 'json');
      // Without a body of either kind nothing was validated.
      if (!('message' in given)) return invalid(c, { body: 'Send the message as a form or as JSON.' });
      const request = receivedIn(given);
      if (typeof request === 'string') return invalid(c, { ...problemsOf(given), uploadedFiles: request });
      const problems = problemsOf(request);
      if (Object.keys(problems).length > 0) return invalid(c, { ...problems, ...(await fileProblems(request)) });
      const answer = subReasonOf(deps.known().contactReasons, request.enquiryType)?.answer ?? '';
      const received = {
        captchaToken: request.captchaToken,
        message: await newMessage(request),
        files: readInto(c, request.uploadedFiles, deps.fileTurns),
      };
      return saveForm(c, deps, received, (reference) => c.json({ success: true as const, reference, answer }, 200));
    },
    (result, c) => {
      if (result.success) return undefined;
      const given = (result as { data?: object }).data ?? {};
      const answer = async () => {
        const known = { ...problemsOf(given), ...(await fileProblems(given)) };
        return invalid(c, allProblems(result.error, given, known));
      };
      return answer();
    },
  );
}
