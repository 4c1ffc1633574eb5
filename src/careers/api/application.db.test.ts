import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { exampleApplication, openTestCareers, type TestCareers } from '../../../tests/support/careers.ts';
import { docxOf, pdfOf } from '../../../tests/support/cv-files.ts';
import { naughtyStrings } from '../../../tests/support/naughty-strings.ts';
import { invalid } from '../../platform/api/api.ts';
import { cvWords } from '../cv/cv-words.ts';
import { deleteOldApplications } from '../engine/withdraw.server.ts';

const LONG = 240_000;
const WRONG = 'Something went wrong validation the application, please try again.';
const TWICE = 'You have already submitted an application for this job.';
let careers: TestCareers;
let usedTokens: (string | undefined)[] = [];
/** More forms than may be posted without a captcha. */
let givenBack: (string | undefined)[] = [];
beforeAll(async () => {
  careers = await openTestCareers({
    async senderCheck(c, token) {
      usedTokens.push(token);
      c.set('giveBackForm', async () => givenBack.push(token));
      return token === 'wrong' ? (invalid(c, { captchaToken: 'No.' }) as never) : null;
    },
  });
}, 120_000);
afterAll(() => careers.close());
beforeEach(async () => {
  usedTokens = [];
  givenBack = [];
  await careers.clear();
});

const resume = (content: Buffer, fileName = 'My CV.pdf') => ({
  resume: { fileName, type: 'application/pdf', content: content.toString('base64') },
});
const pdf = pdfOf();

const fieldsOfForm = {
  idempotencyKey: 'a-key-of-a-form',
  jobId: 'pizzaiola-leeds',
  firstName: 'Ann',
  secondName: 'Baker',
  email: 'ann@example.co.uk',
  telephone: '07700 900123',
  'experience.0.employer': 'Da Michele',
  'experience.0.jobTitle': 'Pizza chef',
  'experience.0.fromMonth': '3',
  'experience.0.fromYear': '2020',
  'experience.0.toMonth': '5',
  'experience.0.toYear': '2024',
  'question.why': 'The oven,\r\nof course.',
  'question.days': ['Saturday', 'Sunday'],
};

describe('applications', () => {
  it('an application is stored as it was written, with its CV', async () => {
    const { status, body } = await careers.apply(resume(pdf));
    expect([status, body]).toEqual([
      200,
      { success: true, applicationReference: expect.stringMatching(/^[A-Z\d]{8}$/) },
    ]);
    expect(await careers.rows()).toMatchObject([
      {
        job_id: 'pizzaiola-leeds',
        job_name: 'Pizzaiola',
        place: 'Leeds Greek Street',
        closes_on: '2026-12-31',
        first_name: 'Ann',
        second_name: 'Baker',
        telephone: '07700 900123',
        experience: exampleApplication.experience,
        answers: [
          { question: 'Why us?', answer: ['The oven, <of course>.'] },
          { question: 'Which days?', answer: ['Saturday', 'Sunday'] },
        ],
      },
    ]);
    const [cv] = await careers.cvs();
    expect(cv).toMatchObject({ filename: 'My CV.pdf', content_type: 'application/pdf', scan: 'unscanned' });
    expect(cv?.content?.equals(pdf)).toBe(true);
  });

  it('an application sent as a form is stored the same', async () => {
    const { status } = await careers.applyByForm({
      ...fieldsOfForm,
      resume: new File([new Uint8Array(docxOf())], 'cv.docx'),
    });
    expect(status).toBe(200);
    expect(await careers.rows()).toMatchObject([
      {
        experience: exampleApplication.experience,
        answers: [{ answer: ['The oven,\nof course.'] }, { answer: ['Saturday', 'Sunday'] }],
      },
    ]);
    expect(await careers.cvs()).toMatchObject([{ filename: 'cv.docx' }]);
  });

  it('an application form without a file has no CV', async () => {
    expect((await careers.applyByForm(fieldsOfForm)).status).toBe(200);
    expect(await careers.cvs()).toEqual([]);
  });

  it('an application form with an empty file field has no CV', async () => {
    expect((await careers.applyByForm({ ...fieldsOfForm, resume: new File([], '') })).status).toBe(200);
    expect(await careers.cvs()).toEqual([]);
  });

  it('an application is e-mailed to the restaurant with its answers, and acknowledged', async () => {
    const { body } = await careers.apply(resume(pdf));
    const [notice, receipt] = await careers.mails();
    expect(notice?.mail).toMatchObject({
      to: careers.known.restaurants.find(({ slug }) => slug === 'leeds-greek-street')?.email,
      replyTo: { name: 'Ann Baker', address: 'ann@example.co.uk' },
      subject: `Application: Pizzaiola, Ann Baker, ${body.applicationReference}`,
      attachments: [{ filename: 'My CV.pdf', contentType: 'application/pdf', content: pdf }],
      html: expect.stringContaining('The oven, &lt;of course&gt;.'),
      text: expect.stringMatching(/Pizza chef, Da Michele\s+March 2020 to May 2024/),
    });
    expect(notice?.mail?.text).toContain('Saturday, Sunday');
    expect(receipt?.mail).toMatchObject({
      to: 'ann@example.co.uk',
      replyTo: { name: 'Leeds Greek Street' },
      text: expect.stringContaining(`${careers.publicUrl}/withdraw-application/`),
    });
    expect(`${receipt?.mail?.html}${receipt?.mail?.text}${receipt?.mail?.subject}`).not.toMatch(
      /Ann|Baker|Michele|oven/,
    );
    expect(receipt?.mail?.attachments).toBeUndefined();
    expect(receipt?.mail?.text).toContain(careers.settings.careers.applicationAnswer);
  });

  it('an application with a used key gets the first response, and uses its captcha once', async () => {
    const application = { idempotencyKey: 'one-and-the-same', captchaToken: 'right', ...resume(pdf) };
    const first = await careers.apply(application);
    expect(await careers.apply({ ...application, captchaToken: 'spent' })).toEqual(first);
    expect(usedTokens).toEqual(['right']);
    expect((await careers.apply({ ...application, firstName: 'Anna' })).status).toBe(409);
    expect(await careers.rows()).toHaveLength(1);
  });

  it('an application resent without a key is code 14, even at the same time', async () => {
    const send = () => careers.apply({ idempotencyKey: undefined });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    const codes = answers.map(({ status, body }) => [status, body.code ?? 0]).sort();
    expect(codes).toEqual([
      [200, 0],
      [409, 14],
      [409, 14],
    ]);
    expect(await careers.queued('job-application')).toHaveLength(2);
  });

  it.each(['ann@example.co.uk', 'ANN@example.co.uk', 'ann+jobs@example.co.uk'])(
    'a second application from the same address, as %s, is code 14',
    async (email) => {
      await careers.apply();
      const { status, body } = await careers.apply({ email, firstName: 'Anna' });
      expect([status, body.code, body.message]).toEqual([409, 14, TWICE]);
      expect(await careers.queued('job-application')).toHaveLength(2);
      expect((await careers.apply({ email, jobId: 'head-chef', ...resume(pdf) })).status).toBe(200);
    },
  );

  it.each([
    ['an.n@gmail.com', 'ann@googlemail.com'],
    ['ann@yahoo.co.uk', 'ann-jobs@yahoo.co.uk'],
  ])('a second application from the mailbox %s, as %s, is code 14', async (email, again) => {
    expect((await careers.apply({ email })).status).toBe(200);
    expect((await careers.apply({ email: again })).body.code).toBe(14);
  });

  it('one of twenty simultaneous applications is accepted', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => careers.apply()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 14)).toHaveLength(19);
    expect(await careers.queued('job-application')).toHaveLength(2);
  });

  it('an application is delayed once its address has had too many e-mails', async () => {
    await careers.connection.pool.query(
      "insert into address_messages select address_hash('ann@example.co.uk'), $1, 'careers' from generate_series(1, 5)",
      [new Date(careers.deps.clock().epochMilliseconds)],
    );
    const { status, body } = await careers.apply();
    expect([status, body.message]).toEqual([429, expect.stringContaining('try again in')]);
  });

  it.each([
    ['no-such-job', 404, 'This job could not be found.'],
    ['closed', 410, expect.stringContaining('closed')],
  ])('an application for the job %s is refused', async (jobId, status, message) => {
    expect(await careers.apply({ jobId })).toMatchObject({ status, body: { message } });
  });

  it('an application with the wrong captcha is refused', async () => {
    expect(await careers.apply({ captchaToken: 'wrong' })).toMatchObject({
      status: 400,
      body: { fields: { captchaToken: 'No.' } },
    });
  });
});

it('an application counts as sent without a captcha only if it was accepted', async () => {
  const spoilt = pdfOf({ trailer: '/Encrypt 9 0 R' });
  expect((await careers.apply({ ...resume(spoilt), captchaToken: 'locked' })).status).toBe(422);
  expect((await careers.apply({ ...resume(pdf), captchaToken: 'taken' })).status).toBe(200);
  expect([usedTokens, givenBack]).toEqual([['locked', 'taken'], ['locked']]);
});

describe('an invalid application is code 15, with errors by field', () => {
  it.each([
    [
      'nothing',
      { firstName: '', secondName: '', email: '', telephone: '', questionAnswers: [] },
      ['firstName', 'secondName', 'email', 'telephone', 'question.why'],
    ],
    ['no CV', { jobId: 'head-chef', resume: null }, ['resume']],
    ['an empty CV', resume(Buffer.alloc(0)), ['resume']],
    ['a CV of the wrong type', resume(Buffer.from('GIF89a'), 'cv.gif'), ['resume']],
    ["a CV that isn't base64", { resume: { fileName: 'cv.pdf', content: 'ü' } }, ['resume']],
    ["a CV that's too large", resume(Buffer.alloc(5 * 1024 * 1024 + 1, 'a')), ['resume']],
    ['a CV with a password', resume(pdfOf({ trailer: '/Encrypt 9 0 R' })), ['resume']],
    [
      'no experience',
      { jobId: 'head-chef', ...resume(pdf), experience: [{ isCurrentRole: true }] },
      ['employer', 'jobTitle', 'fromMonth', 'fromYear'].map((name) => `experience.0.${name}`),
    ],
    ["a month that isn't one", { experience: [{ fromMonth: 'June' }] }, ['experience.0.fromMonth']],
    ['a list instead of a name', { firstName: ['Ann'] }, ['firstName']],
    ['a name instead of a list', { experience: 'Da Michele' }, ['experience']],
    ['one answer instead of a list', { questionAnswers: 'yes' }, ['questionAnswers']],
    ['no job', { jobId: undefined }, ['jobId']],
  ])('an application with %s is code 15', async (_, changes, fields) => {
    const { status, body } = await careers.apply(changes);
    expect([status, body.code, body.message, Object.keys(body.fields ?? {})]).toEqual([422, 15, WRONG, fields]);
    expect(await careers.rows()).toEqual([]);
  });

  it('errors in an application form are named after its fields', async () => {
    const { status, body } = await careers.applyByForm({
      ...fieldsOfForm,
      'experience.0.toYear': '2019',
      'question.why': ' ',
      resume: new File(['x'], 'cv.pdf'),
    });
    expect([status, body.fields]).toEqual([
      422,
      { 'experience.0.toMonth': expect.any(String), 'question.why': 'Please answer: Why us?' },
    ]);
    const mislabelled = await careers.applyByForm({ ...fieldsOfForm, resume: new File(['x'], 'cv.pdf') });
    expect(mislabelled.body.fields).toEqual({ resume: cvWords.mislabelled });
  });

  const cv = (name: string) => new File([new Uint8Array(pdf)], name);
  it.each([
    ['two CVs', { resume: [cv('cv.pdf'), cv('letter.pdf')] }, { resume: expect.stringMatching(/one CV/) }],
    ['a CV under another name', { cv: cv('cv.pdf') }, { cv: expect.stringMatching(/only read a file from “resume”/) }],
    ['a CV as text', { resume: 'My CV' }, { resume: 'Send your CV as a file.' }],
    ['a file as an answer', { 'question.days': cv('a.pdf') }, { 'question.days': expect.stringMatching(/“resume”/) }],
  ])('an application form reports a misplaced file: %s', async (_, changes, fields) => {
    const { status, body } = await careers.applyByForm({ ...fieldsOfForm, ...changes });
    expect([status, body.code, body.fields]).toEqual([422, 15, fields]);
    expect(await careers.rows()).toEqual([]);
  });

  it.each([
    ['two CVs', { resume: [resume(pdf).resume, resume(pdf).resume] }, { resume: expect.stringMatching(/one file/) }],
    [
      'a CV under another name',
      { cv: resume(pdf).resume },
      { cv: expect.stringMatching(/only read a file from “resume”/) },
    ],
  ])('an application in JSON reports a misplaced file: %s', async (_, changes, fields) => {
    const { status, body } = await careers.apply(changes);
    expect([status, body.code, body.fields]).toEqual([422, 15, fields]);
  });

  it.each([
    ['no body', undefined, undefined],
    ['a body of another type', 'text/plain', 'hello'],
    ['invalid JSON', 'application/json', '{'],
    ['a list', 'application/json', '[]'],
    ['null', 'application/json', 'null'],
    [
      'an unfinished form',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="x"\r\n\r\n',
    ],
    ['a form without a boundary', 'multipart/form-data', 'x'],
  ])('an application with %s is refused without a 5xx', async (_, type, body) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const answer = await careers.api.request('/application', { method: 'POST', headers, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('the withdrawal link', () => {
  const linkIn = (text = '') => /\/withdraw-application\/(\S+)/.exec(text)?.[1];
  async function applied() {
    const { body } = await careers.apply(resume(pdf));
    const receipt = (await careers.mails()).find(({ kind }) => kind === 'application-receipt');
    return { path: `/applications/${linkIn(receipt?.mail?.text)}`, reference: body.applicationReference };
  }

  it('the withdrawal link shows the application and acts only on request', async () => {
    const { path, reference } = await applied();
    const summary = {
      jobId: 'pizzaiola-leeds',
      jobName: 'Pizzaiola',
      place: 'Leeds Greek Street',
      applicationReference: reference,
    };
    expect(await careers.get(path)).toEqual({ status: 200, body: summary });
    expect(await careers.rows()).toHaveLength(1);
    expect(await careers.post(path)).toEqual({ status: 200, body: summary });
    expect([await careers.rows(), await careers.cvs()]).toEqual([[], []]);
    expect([(await careers.get(path)).status, (await careers.post(path)).status]).toEqual([404, 404]);
  });

  it("a withdrawal is e-mailed to the hiring team by reference only, and queued e-mails aren't sent", async () => {
    const { path, reference } = await applied();
    await careers.post(path);
    const mails = await careers.mails();
    expect(mails.map(({ kind, mail }) => [kind, mail !== null])).toEqual([
      ['application-notice', false],
      ['application-receipt', false],
      ['application-withdrawn', true],
    ]);
    const word = mails[2]?.mail;
    expect(word?.text).toContain(String(reference));
    expect(`${word?.text}${word?.subject}${JSON.stringify(await careers.queued('job-application'))}`).not.toMatch(
      /Ann|Baker|ann@/,
    );
  });

  it('an address may apply again after withdrawing', async () => {
    const { path } = await applied();
    await careers.post(path);
    expect((await careers.apply()).status).toBe(200);
  });

  it.each(['x', 'null.x', '3f2504e0-4f89-41d3-9a0c-0305e82c3301.x', "'; drop table job_applications; --"])(
    'the withdrawal link %j is unknown',
    async (token) => {
      await careers.apply();
      const path = `/applications/${encodeURIComponent(token)}`;
      expect([(await careers.get(path)).status, (await careers.post(path)).status]).toEqual([404, 404]);
      expect(await careers.rows()).toHaveLength(1);
    },
  );
});

describe('the daily job', () => {
  const HOURS = 24;
  const keep = (openings: { job_id: string; closes: string }[], days: number) =>
    deleteOldApplications({ ...careers.deps, openings, keptDays: 183 }, careers.pass(days * HOURS));
  /** From the tests' date until the job closes. */
  const OPEN_DAYS = 41;

  it('the daily job deletes applications and their CVs a fixed time after the job closed', async () => {
    await careers.apply(resume(pdf));
    expect(await keep([], OPEN_DAYS + 183)).toBe(0);
    expect(await keep([], 1)).toBe(1);
    expect([await careers.rows(), await careers.cvs()]).toEqual([[], []]);
    expect(await keep([], 1)).toBe(0);
  });

  it('the daily job counts from the extended closing date', async () => {
    await careers.apply();
    const openings = [{ job_id: 'pizzaiola-leeds', closes: '2027-01-31' }];
    expect(await keep(openings, OPEN_DAYS + 184)).toBe(0);
    expect(await keep([], 31)).toBe(1);
  });
});

describe('naughty strings', () => {
  it.each([
    ['the first name', ['firstName']],
    ['free text', ['employer', 'answer']],
    ['the file name', ['fileName']],
    ['the other fields', ['email', 'telephone', 'jobId']],
  ])(
    'naughty strings in %s are accepted or refused with a message',
    async (_, fields) => {
      for (const text of naughtyStrings) {
        const larger: Record<string, object> = {
          employer: { experience: [{ employer: text, jobTitle: text }] },
          answer: {
            questionAnswers: [
              { id: 'why', answer: text },
              { id: text, answer: text },
            ],
          },
          fileName: { resume: { fileName: text, type: text, content: '' } },
        };
        const email = `guest${crypto.randomUUID()}@example.com`;
        const changes = fields.map((field) => larger[field] ?? { [field]: text });
        const { status, body } = await careers.apply(Object.assign({ email }, ...changes));
        expect([text, status < 500, status === 200 || Boolean(body.message)]).toEqual([text, true, true]);
      }
      for (const { mail } of await careers.mails())
        expect(`${mail?.subject}${mail?.replyTo?.name}`).not.toMatch(/[\r\n]/);
    },
    LONG,
  );
});

test('no endpoint returns a CV', async () => {
  await careers.apply(resume(pdf));
  const [row] = await careers.rows();
  for (const path of [
    `/applications/${row?.id}`,
    `/applications/${row?.reference}`,
    `/application/${row?.id}`,
    `/application/${row?.id}/cv`,
  ])
    expect((await careers.api.request(path)).status).toBe(404);
});
