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
let used: (string | undefined)[] = [];
/** Forms that are none of the few that pass without a captcha. */
let givenBack: (string | undefined)[] = [];
beforeAll(async () => {
  careers = await openTestCareers({
    async senderCheck(c, token) {
      used.push(token);
      c.set('giveBackForm', async () => givenBack.push(token));
      return token === 'wrong' ? (invalid(c, { captchaToken: 'No.' }) as never) : null;
    },
  });
}, 120_000);
afterAll(() => careers.close());
beforeEach(async () => {
  used = [];
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

describe('an application', () => {
  it('is stored as it was written, with its CV', async () => {
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

  it('as a form is the same', async () => {
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

  it('as a form without a file has none', async () => {
    expect((await careers.applyByForm(fieldsOfForm)).status).toBe(200);
    expect(await careers.cvs()).toEqual([]);
  });

  it('as a form in which no file was chosen has none', async () => {
    expect((await careers.applyByForm({ ...fieldsOfForm, resume: new File([], '') })).status).toBe(200);
    expect(await careers.cvs()).toEqual([]);
  });

  it('goes to the restaurant, with its answers to be read at a glance, and is acknowledged', async () => {
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

  it('under the same key is answered as before, and its captcha is used once', async () => {
    const keyed = { idempotencyKey: 'one-and-the-same', captchaToken: 'right', ...resume(pdf) };
    const first = await careers.apply(keyed);
    expect(await careers.apply({ ...keyed, captchaToken: 'spent' })).toEqual(first);
    expect(used).toEqual(['right']);
    expect((await careers.apply({ ...keyed, firstName: 'Anna' })).status).toBe(409);
    expect(await careers.rows()).toHaveLength(1);
  });

  it('without a key is code 14 when it is sent again, also at once', async () => {
    const send = () => careers.apply({ idempotencyKey: undefined });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    const told = answers.map(({ status, body }) => [status, body.code ?? 0]).sort();
    expect(told).toEqual([
      [200, 0],
      [409, 14],
      [409, 14],
    ]);
    expect(await careers.queued('job-application')).toHaveLength(2);
  });

  it.each(['ann@example.co.uk', 'ANN@example.co.uk', 'ann+jobs@example.co.uk'])(
    'of the same address again, as %s, is code 14',
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
  ])('of the mailbox %s again, as %s, is code 14', async (email, again) => {
    expect((await careers.apply({ email })).status).toBe(200);
    expect((await careers.apply({ email: again })).body.code).toBe(14);
  });

  it('is accepted once when twenty are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => careers.apply()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 14)).toHaveLength(19);
    expect(await careers.queued('job-application')).toHaveLength(2);
  });

  it('waits once an address was written to often', async () => {
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
  ])('for the job %s is refused', async (jobId, status, message) => {
    expect(await careers.apply({ jobId })).toMatchObject({ status, body: { message } });
  });

  it('with a wrong captcha is refused', async () => {
    expect(await careers.apply({ captchaToken: 'wrong' })).toMatchObject({
      status: 400,
      body: { fields: { captchaToken: 'No.' } },
    });
  });
});

it('counts as sent without a captcha only when it was taken', async () => {
  const spoilt = pdfOf({ trailer: '/Encrypt 9 0 R' });
  expect((await careers.apply({ ...resume(spoilt), captchaToken: 'locked' })).status).toBe(422);
  expect((await careers.apply({ ...resume(pdf), captchaToken: 'taken' })).status).toBe(200);
  expect([used, givenBack]).toEqual([['locked', 'taken'], ['locked']]);
});

describe('an application that does not fit is code 15, with what is wrong by field', () => {
  it.each([
    [
      'nothing',
      { firstName: '', secondName: '', email: '', telephone: '', questionAnswers: [] },
      ['firstName', 'secondName', 'email', 'telephone', 'question.why'],
    ],
    ['no CV', { jobId: 'head-chef', resume: null }, ['resume']],
    ['an empty CV', resume(Buffer.alloc(0)), ['resume']],
    ['a CV of another kind', resume(Buffer.from('GIF89a'), 'cv.gif'), ['resume']],
    ['a CV that is not base64', { resume: { fileName: 'cv.pdf', content: 'ü' } }, ['resume']],
    ['too large a CV', resume(Buffer.alloc(5 * 1024 * 1024 + 1, 'a')), ['resume']],
    ['a locked CV', resume(pdfOf({ trailer: '/Encrypt 9 0 R' })), ['resume']],
    [
      'no experience',
      { jobId: 'head-chef', ...resume(pdf), experience: [{ isCurrentRole: true }] },
      ['employer', 'jobTitle', 'fromMonth', 'fromYear'].map((name) => `experience.0.${name}`),
    ],
    ['a month that is none', { experience: [{ fromMonth: 'June' }] }, ['experience.0.fromMonth']],
    ['a list in the place of a name', { firstName: ['Ann'] }, ['firstName']],
    ['a name in the place of a list', { experience: 'Da Michele' }, ['experience']],
    ['an answer in the place of answers', { questionAnswers: 'yes' }, ['questionAnswers']],
    ['no job', { jobId: undefined }, ['jobId']],
  ])('%s', async (_, changes, fields) => {
    const { status, body } = await careers.apply(changes);
    expect([status, body.code, body.message, Object.keys(body.fields ?? {})]).toEqual([422, 15, WRONG, fields]);
    expect(await careers.rows()).toEqual([]);
  });

  it('as a form, named as its fields are', async () => {
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
    const other = await careers.applyByForm({ ...fieldsOfForm, resume: new File(['x'], 'cv.pdf') });
    expect(other.body.fields).toEqual({ resume: cvWords.mislabelled });
  });

  const cv = (name: string) => new File([new Uint8Array(pdf)], name);
  it.each([
    ['two CVs', { resume: [cv('cv.pdf'), cv('letter.pdf')] }, { resume: expect.stringMatching(/one CV/) }],
    ['a CV under another name', { cv: cv('cv.pdf') }, { cv: expect.stringMatching(/only read a file from “resume”/) }],
    ['a CV as a text', { resume: 'My CV' }, { resume: 'Send your CV as a file.' }],
    ['a file for an answer', { 'question.days': cv('a.pdf') }, { 'question.days': expect.stringMatching(/“resume”/) }],
  ])('%s in a form: no file is lost unsaid', async (_, changes, fields) => {
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
  ])('%s in JSON: no file is lost unsaid', async (_, changes, fields) => {
    const { status, body } = await careers.apply(changes);
    expect([status, body.code, body.fields]).toEqual([422, 15, fields]);
  });

  it.each([
    ['no body', undefined, undefined],
    ['another kind of body', 'text/plain', 'hello'],
    ['JSON that is none', 'application/json', '{'],
    ['a list', 'application/json', '[]'],
    ['null', 'application/json', 'null'],
    [
      'a form without an end',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="x"\r\n\r\n',
    ],
    ['a form without a boundary', 'multipart/form-data', 'x'],
  ])('%s is refused, and never a 5xx', async (_, type, body) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const answer = await careers.api.request('/application', { method: 'POST', headers, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('the link to withdraw', () => {
  const linkIn = (text = '') => /\/withdraw-application\/(\S+)/.exec(text)?.[1];
  async function applied() {
    const { body } = await careers.apply(resume(pdf));
    const receipt = (await careers.mails()).find(({ kind }) => kind === 'application-receipt');
    return { path: `/applications/${linkIn(receipt?.mail?.text)}`, reference: body.applicationReference };
  }

  it('shows what it is about, and acts only when it is told to', async () => {
    const { path, reference } = await applied();
    const shown = {
      jobId: 'pizzaiola-leeds',
      jobName: 'Pizzaiola',
      place: 'Leeds Greek Street',
      applicationReference: reference,
    };
    expect(await careers.get(path)).toEqual({ status: 200, body: shown });
    expect(await careers.rows()).toHaveLength(1);
    expect(await careers.post(path)).toEqual({ status: 200, body: shown });
    expect([await careers.rows(), await careers.cvs()]).toEqual([[], []]);
    expect([(await careers.get(path)).status, (await careers.post(path)).status]).toEqual([404, 404]);
  });

  it('tells the hiring team, by the reference alone, and what was queued is not sent', async () => {
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

  it('lets the address apply again', async () => {
    const { path } = await applied();
    await careers.post(path);
    expect((await careers.apply()).status).toBe(200);
  });

  it.each(['x', 'null.x', '3f2504e0-4f89-41d3-9a0c-0305e82c3301.x', "'; drop table job_applications; --"])(
    '%j leads nowhere',
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
  /** From the day of the tests until the job closes. */
  const OPEN_DAYS = 41;

  it('deletes an application with its CV once its job has been closed for so many days, and not before', async () => {
    await careers.apply(resume(pdf));
    expect(await keep([], OPEN_DAYS + 183)).toBe(0);
    expect(await keep([], 1)).toBe(1);
    expect([await careers.rows(), await careers.cvs()]).toEqual([[], []]);
    expect(await keep([], 1)).toBe(0);
  });

  it('counts from the new last day of a job that was opened for longer', async () => {
    await careers.apply();
    const openings = [{ job_id: 'pizzaiola-leeds', closes: '2027-01-31' }];
    expect(await keep(openings, OPEN_DAYS + 184)).toBe(0);
    expect(await keep([], 31)).toBe(1);
  });
});

describe('a naughty string', () => {
  // Each field is judged by itself: what is wrong with one hides nothing of another.
  it.each([
    ['a name', ['firstName']],
    ['what is free', ['employer', 'answer']],
    ['the name of a file', ['fileName']],
    ['the other fields', ['email', 'telephone', 'jobId']],
  ])(
    'in %s is taken or refused with words',
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

test('no endpoint gives a CV out', async () => {
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
