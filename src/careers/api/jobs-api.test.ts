import { beforeAll, describe, expect, it } from 'vitest';
import { appDeps, brandContent, callerHeaders } from '../../../tests/support/app.ts';
import { testVacancy } from '../../../tests/support/vacancies.ts';
import { createApp } from '../../app.ts';
import type { Content } from '../../content/content.ts';

const jobs = [
  testVacancy({ job_id: 'last-day' }),
  testVacancy({ job_id: 'gone', closes: '2026-11-19' }),
  testVacancy({ job_id: 'first-day', posted: '2026-11-20', closes: '2027-01-31', jobtype: 'part time' }),
  testVacancy({ job_id: 'to-come', posted: '2026-11-21', closes: '2027-01-31' }),
  testVacancy({ job_id: 'york', at: 'york-coppergate', posted: '2026-10-01' }),
  testVacancy({ job_id: 'london', at: 'london-soho', category: 'Management', titleGroup: 'Head Chef' }),
  testVacancy({ job_id: 'office', at: 'head-office', category: 'Head Office', titleGroup: undefined }),
  testVacancy({
    job_id: 'asks',
    posted: '2026-10-02',
    questions: [
      { id: 'right', type: 'YES_NO', is_mandatory: true, question: 'May you work here?', answer: ['Yes', 'No'] },
      { id: 'why', type: 'TEXT', is_mandatory: false, question: 'Why?', answer: 'A few words.' },
    ],
  }),
];

type Body = { jobs: { job_id: string; distance: number | null }[] } & Record<string, unknown>;
let ask: (path: string, headers?: Record<string, string>) => Promise<{ status: number; body: Body }>;
let brokenContent: Content | null = null;
beforeAll(async () => {
  const deps = await appDeps();
  const content = { ...deps.content(), jobs };
  const app = createApp({ ...deps, content: () => brokenContent ?? content });
  const caller = await callerHeaders(deps);
  ask = async (path, headers = {}) => {
    const answer = await app.request(`/api/jobs${path}`, { headers: { ...caller, ...headers } });
    return { status: answer.status, body: (await answer.json()) as Body };
  };
});

const ids = ({ jobs: list }: Body) => list.map(({ job_id }) => job_id);

describe('GET /api/jobs', () => {
  it("the site's open jobs are listed newest first", async () => {
    const { status, body } = await ask('?siteId=tavola');
    expect([status, Object.keys(body)]).toEqual([200, ['jobs']]);
    expect(ids(body)).toEqual(['first-day', 'last-day', 'london', 'office', 'asks', 'york']);
    expect(body.jobs[0]).toMatchObject({
      name: 'Pizzaiolo',
      jobtype: 'part time',
      distance: null,
      place: { storeId: '1013', slug: 'leeds-greek-street', title: 'Leeds Greek Street', postcode: 'LS1 5RU' },
    });
  });

  it('a list of jobs contains neither the hiring address nor the application questions', async () => {
    const { body } = await ask('?siteId=tavola');
    expect(JSON.stringify(body)).not.toMatch(/@|questions/);
  });

  it.each([
    ['&category=quick-service', ['office']],
    ['&category=management', ['london']],
    ['&type=part+time', ['first-day']],
    ['&group=Head+Chef', ['london']],
    ['&at=york-coppergate', ['york']],
    ['&at=head-office', ['office']],
    ['&at=manchester-deansgate', []],
    ['&page=2', []],
    ['&page=9999&at=york-coppergate', []],
    ['&lat=53.9575&lng=-1.0806', ['york', 'first-day', 'last-day', 'asks', 'office']],
    ['&lat=49&lng=-30', []],
    ['&like=asks', ['first-day', 'last-day', 'york']],
    ['&like=gone', ['first-day', 'last-day', 'asks', 'york']],
  ])('the search %s finds %j', async (search, jobs) => {
    const { status, body } = await ask(`?siteId=tavola${search}`);
    expect([status, ids(body)]).toEqual([200, jobs]);
  });

  it('a page of jobs comes with the places of all results', async () => {
    const { body } = await ask('?siteId=tavola&page=1&lat=53.9575&lng=-1.0806');
    expect(body).toMatchObject({ total: 5, page: 1, pages: 1 });
    expect(body.places).toMatchObject([
      { slug: 'york-coppergate', count: 1, distance: 0, jobs: [{ job_id: 'york' }] },
      { slug: 'leeds-greek-street', count: 3 },
      { slug: 'head-office', count: 1, storeId: null },
    ]);
  });

  it.each([
    ['', 400],
    ['?siteId=trattoria', 404],
    ['?siteId=tavola&type=never', 400],
    ['?siteId=tavola&lat=1e1&lng=0', 400],
    ['?siteId=tavola&page=0', 400],
    ['?siteId=tavola&like=to-come', 404],
  ])('the search %j is refused with %i', async (search, status) => {
    expect((await ask(search)).status).toBe(status);
  });

  it.each([
    ['&lat=53.9575', { lng: 'Give both lat and lng, or neither.' }],
    ['&lng=-1.0806', { lat: 'Give both lat and lng, or neither.' }],
    ['&at=nowhere', { at: 'There’s no restaurant by that name. Check the address of its page.' }],
    ['&at=', { at: 'There’s no restaurant by that name. Check the address of its page.' }],
    ['&at=nowhere&like=asks', { at: 'There’s no restaurant by that name. Check the address of its page.' }],
  ])('the search %s is refused with 400 and an error by field', async (search, fields) => {
    const { status, body } = await ask(`?siteId=tavola${search}`);
    expect([status, body.code, body.fields]).toEqual([400, 400, fields]);
  });

  it('a page beyond the last comes with its number and the page count', async () => {
    const { body } = await ask('?siteId=tavola&page=9');
    expect(body).toMatchObject({ jobs: [], total: 6, page: 9, pages: 1 });
  });

  it('unreadable jobs are error 12', async () => {
    brokenContent = { ...(await brandContent()), jobs: [null] } as unknown as Content;
    const { status, body } = await ask('?siteId=tavola').finally(() => {
      brokenContent = null;
    });
    expect(status).toBe(502);
    expect(body).toMatchObject({
      code: 12,
      title: 'Jobs data failed',
      message: 'Something went wrong retrieving the jobs data. Please try again.',
    });
  });
});

describe('GET /api/jobs/{jobId}', () => {
  it('a job is returned with all its details', async () => {
    const { status, body } = await ask('/asks');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      job_id: 'asks',
      state: 'open',
      cv_required: false,
      questions: jobs.at(-1)?.questions,
    });
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('a closed job is 410, with the nearest similar jobs', async () => {
    const { status, body } = await ask('/gone');
    expect([status, body]).toEqual([
      410,
      expect.objectContaining({
        code: 410,
        title: 'This job has closed',
        message: expect.stringContaining('This job has closed'),
        job: expect.objectContaining({ job_id: 'gone', state: 'closed' }),
      }),
    ]);
    const alike = body.alike as Body['jobs'];
    expect(ids({ jobs: alike })).toEqual(['first-day', 'last-day', 'asks', 'york']);
    expect(alike.at(-1)?.distance).toBeGreaterThan(10);
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('the OpenAPI document describes 410 for a closed job', async () => {
    const { body } = await ask('/../openapi.json');
    expect(body.paths).toMatchObject({
      '/api/jobs/{jobId}': {
        get: {
          responses: {
            410: { content: { 'application/json': { schema: { $ref: '#/components/schemas/JobClosed' } } } },
          },
        },
      },
    });
  });

  it.each(['to-come', 'nothing', '..%2f', '%00'])('the job %s is unknown', async (id) => {
    expect((await ask(`/${id}`)).status).toBe(404);
  });
});

describe('GET /api/jobs/locations', () => {
  it("job locations have a geocoder's format", async () => {
    const { status, body } = await ask('/locations?query=LS1%204DY');
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [{ geometry: { location: { lat: expect.closeTo(53.79, 1), lng: expect.closeTo(-1.55, 1) } } }],
    });
  });

  it('job locations use the postcode in a pasted address', async () => {
    const text = encodeURIComponent(`${'Flat 12, '.repeat(9)}10 Greek Street\r\nLeeds\r\nLSI 5RU\r\nUnited Kingdom`);
    const { body } = await ask(`/locations?query=${text}`);
    expect(body).toEqual((await ask('/locations?query=LS1+5RU')).body);
  });

  it('job locations are empty for an unknown place', async () => {
    expect((await ask('/locations?query=qwertyzzz')).body).toEqual({ results: [] });
  });

  it('job locations require the session key and a query', async () => {
    expect((await ask('/locations?query=Leeds', { 'x-session-id': '' })).status).toBe(400);
    expect((await ask('/locations?query=%20')).status).toBe(400);
  });
});
