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
  const { idempotencyKey, captchaToken: _, uploadedFiles, ...fields } = request;
  const contents = await Promise.all(uploadedFiles.map(async (file) => Buffer.from(await file.arrayBuffer())));
  const body_hash = hashOfForm(['contact', fields], contents);
  return {
    kind: 'contact',
    idempotency_key: idempotencyKey ?? body_hash.toString('base64url'),
    body_hash,
    store_id: fields.enquiryRestaurant || null,
    venue: null,
    about: fields.enquiryType,
    first_name: fields.firstName,
    last_name: fields.lastName,
    email: fields.email,
    phone_number: fields.phone,
    message: fields.message,
    visit_date: fields.visitDate || null,
    guests: fields.guests ? Number(fields.guests) : null,
    time_from: null,
    time_until: null,
    should_receive_promotions: false,
    should_receive_sms: false,
  };
}

type Given = ContactRequest | z.output<typeof contactJson>;

/** A message from a form or JSON, or an error for its files. */
function receivedIn({ uploadedFiles, ...fields }: Given): ContactRequest | string {
  const files = uploadedFiles.map((file) => {
    if (file instanceof File) return file;
    const bytes = bytesOf(file, MAX_FILE_BYTES);
    return typeof bytes === 'string' ? bytes : new File([new Uint8Array(bytes)], file.fileName);
  });
  if (files.includes('too-large')) return FILE_TOO_LARGE;
  return files.includes('broken') ? BROKEN : { ...fields, uploadedFiles: files.filter((file) => file instanceof File) };
}

/** Errors in files, reported together with the other errors. */
async function fileProblems({ uploadedFiles }: { uploadedFiles?: unknown }): Promise<Record<string, string>> {
  const problem = await problemOfFiles([uploadedFiles].flat().filter(isChosenFile));
  return problem ? { uploadedFiles: problem } : {};
}

const readInto = (c: Context, files: readonly File[], fileTurns: FileTurns) => async () => {
  const outcome = await readFiles(files, (cost, work) => fileTurns(c, cost, work));
  if (outcome instanceof Response) return outcome;
  return outcome.ok ? outcome.files : invalid(c, { uploadedFiles: outcome.problem });
};

export function sendEmailApi(deps: ContactApiDeps) {
  const problemsOf = (message: Parameters<typeof contactProblems>[0]) =>
    contactProblems(message, deps.knowledge(), londonNow(deps.clock().epochMilliseconds).date);
  return createArea().openapi(
    routes.send,
    async (c) => {
      const body = c.req.valid(isMultipart(c.req.header('content-type')) ? 'form' : 'json');
      // A body of any other type isn't validated.
      if (!('message' in body)) return invalid(c, { body: 'Send the message as a form or as JSON.' });
      const request = receivedIn(body);
      if (typeof request === 'string') return invalid(c, { ...problemsOf(body), uploadedFiles: request });
      const problems = problemsOf(request);
      if (Object.keys(problems).length > 0) return invalid(c, { ...problems, ...(await fileProblems(request)) });
      const answer = subReasonOf(deps.knowledge().contactReasons, request.enquiryType)?.answer ?? '';
      const submission = {
        captchaToken: request.captchaToken,
        message: await newMessage(request),
        files: readInto(c, request.uploadedFiles, deps.fileTurns),
      };
      return saveForm(c, deps, submission, (reference) => c.json({ success: true as const, reference, answer }, 200));
    },
    (result, c) => {
      if (result.success) return undefined;
      const input = (result as { data?: object }).data ?? {};
      const answer = async () => {
        const errors = { ...problemsOf(input), ...(await fileProblems(input)) };
        return invalid(c, allProblems(result.error, input, errors));
      };
      return answer();
    },
  );
}
