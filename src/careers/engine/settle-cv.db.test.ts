import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { openTestCareers, type TestCareers } from '../../../tests/support/careers.ts';
import { EICAR, startClamd } from '../../../tests/support/clamd.ts';
import { pdfOf } from '../../../tests/support/cv-files.ts';
import { startS3 } from '../../../tests/support/s3.ts';
import { openCvStore } from '../cv/cv-store.server.ts';
import { cvWords } from '../cv/cv-words.ts';
import { settleForgotten, workOnCv } from './settle-cv.server.ts';
import { deleteOldApplications } from './withdraw.server.ts';

let clamd: Awaited<ReturnType<typeof startClamd>>;
let s3: Awaited<ReturnType<typeof startS3>>;
let careers: TestCareers;
beforeAll(async () => {
  [clamd, s3] = await Promise.all([startClamd(), startS3()]);
  careers = await openTestCareers({ clamd: clamd.url, s3: s3.url });
}, 120_000);
afterAll(async () => {
  await careers.close();
  await Promise.all([clamd.stop(), s3.stop()]);
});
beforeEach(async () => {
  Object.assign(clamd, { answer: null, silent: false, scanned: [] });
  await careers.clear();
});

const clean = pdfOf();
const infectedCv = pdfOf({ objects: [EICAR] });
const apply = (content: Buffer) =>
  careers.apply({ resume: { fileName: 'cv.pdf', type: 'application/pdf', content: content.toString('base64') } });
const DOWN = 'ERROR\0';
const readKinds = async () => (await careers.mails()).flatMap(({ kind, mail }) => (mail ? [kind] : []));
const notice = async () => (await careers.mails()).find(({ kind }) => kind === 'application-notice')?.mail;
const readStored = (id = '') => openCvStore(s3.url).get(`applications/${id}`);

describe('a working scanner', () => {
  it('a clean CV passes the scan', async () => {
    expect((await apply(clean)).status).toBe(200);
    expect(clamd.scanned.map((file) => file.equals(clean))).toEqual([true]);
    expect(await careers.cvs()).toMatchObject([{ scan: 'clean' }]);
    expect((await notice())?.attachments?.[0]?.content).toEqual(clean);
  });
  it('an infected CV is refused with a message and not stored', async () => {
    expect(await apply(infectedCv)).toMatchObject({
      status: 422,
      body: { code: 15, fields: { resume: cvWords.infected } },
    });
    expect(await careers.rows()).toEqual([]);
  });
});

describe('while the scanner is down', () => {
  beforeEach(async () => {
    clamd.answer = DOWN;
  });
  it("an application is accepted while the scanner is down, but its CV isn't delivered", async () => {
    expect((await apply(clean)).status).toBe(200);
    expect(await careers.cvs()).toMatchObject([{ scan: 'waiting' }]);
    expect(await readKinds()).toEqual(['application-receipt']);
    await expect(careers.workOnCvs()).rejects.toThrow('virus scanner');
    expect(await readKinds()).toEqual(['application-receipt']);
  });
  it("an unscanned CV isn't delivered even if its notice is queued", async () => {
    await apply(clean);
    const [row] = await careers.rows();
    await careers.deps.jobs.enqueue(careers.deps.db, [
      { queue: 'job-application', data: { kind: 'application-notice', applicationId: row?.id } },
    ]);
    expect(await notice()).toBeNull();
  });
  it('a clean CV is delivered exactly once when the scanner is back', async () => {
    await apply(clean);
    clamd.answer = null;
    await careers.workOnCvs();
    await careers.workOnCvs();
    expect(await readKinds()).toEqual(['application-notice', 'application-receipt']);
    expect((await notice())?.attachments).toMatchObject([{ filename: 'cv.pdf', content: clean }]);
  });
  it('an infected CV is deleted when the scanner is back; the application goes without it, and the applicant is told', async () => {
    await apply(infectedCv);
    clamd.answer = null;
    await careers.workOnCvs();
    expect(await careers.cvs()).toMatchObject([{ scan: 'infected', content: null, stored_as: null }]);
    expect(await readKinds()).toEqual(['application-cv-refused', 'application-notice', 'application-receipt']);
    expect(await notice()).toMatchObject({
      attachments: [],
      text: expect.stringContaining('our virus scanner refused it'),
    });
  });
  it('a CV whose job gave up is queued again a day later, once a day', async () => {
    await apply(clean);
    await careers.connection.pool.query("delete from pgboss.job where name = 'job-application-cv'");
    await settleForgotten(careers.cvDeps, careers.pass(24));
    expect(await careers.queued('job-application-cv')).toEqual([]);
    const later = careers.pass(2);
    await settleForgotten(careers.cvDeps, later);
    await settleForgotten(careers.cvDeps, later);
    expect(await careers.queued('job-application-cv')).toHaveLength(1);
    await settleForgotten(careers.cvDeps, careers.pass(24));
    expect(await careers.queued('job-application-cv')).toHaveLength(2);
    clamd.answer = null;
    await careers.workOnCvs();
    expect(await careers.cvs()).toMatchObject([{ scan: 'clean' }]);
    await careers.connection.pool.query("delete from pgboss.job where name = 'job-application-cv'");
    await settleForgotten(careers.cvDeps, careers.pass(24));
    expect(await careers.queued('job-application-cv')).toEqual([]);
  });
});

describe('a separate CV store', () => {
  it('the job moves a CV from the database to the store, from where the hiring team gets it', async () => {
    await apply(clean);
    await careers.workOnCvs();
    const [cv] = await careers.cvs();
    expect(cv).toMatchObject({ content: null, stored_as: `applications/${cv?.application_id}` });
    expect((await readStored(cv?.application_id)).equals(clean)).toBe(true);
    expect((await notice())?.attachments?.[0]?.content).toEqual(clean);
  });
  it('the store deletes a CV with its application', async () => {
    await apply(clean);
    await careers.workOnCvs();
    const [cv] = await careers.cvs();
    await deleteOldApplications({ ...careers.deps, openings: [], keptDays: 183 }, careers.pass(24 * 300));
    await careers.workOnCvs();
    await expect(readStored(cv?.application_id)).rejects.toThrow('404');
  });
  it("the store doesn't receive the CV of a deleted application", async () => {
    await apply(clean);
    const [cv] = await careers.cvs();
    const { store, ...deps } = careers.cvDeps;
    const slow = {
      ...deps,
      store: store && {
        ...store,
        async put(...args: Parameters<typeof store.put>) {
          await store.put(...args);
          await careers.connection.pool.query('delete from job_applications');
        },
      },
    };
    await workOnCv(slow, { kind: 'settle', applicationId: cv?.application_id ?? '' });
    await expect(readStored(cv?.application_id)).rejects.toThrow('404');
  });
  it.each([
    ['a wrong key', 403, 'AccessDenied'],
    ['a missing bucket', 404, 'NoSuchBucket'],
  ])(
    'a CV refused by the store for %s stays, and is delivered and stored once that is fixed',
    async (_, status, code) => {
      const puts: string[] = [];
      const refusingServer = createServer((request, response) => {
        puts.push(`${request.method} ${request.url}`);
        response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
      });
      await new Promise<void>((resolve) => refusingServer.listen(0, '127.0.0.1', resolve));
      const { port } = refusingServer.address() as AddressInfo;
      const refusingDeps = { ...careers.cvDeps, store: openCvStore(`http://wrong:key@127.0.0.1:${port}/cvs`) };
      expect((await apply(clean)).status).toBe(200);
      const [cv] = await careers.cvs();
      const job = { kind: 'settle', applicationId: cv?.application_id ?? '' } as const;
      await expect(workOnCv(refusingDeps, job)).rejects.toThrow(`responded ${status} to PUT`);
      await expect(workOnCv(refusingDeps, job)).rejects.toThrow(`responded ${status} to PUT`);
      await new Promise((resolve) => refusingServer.close(resolve));
      expect(puts).toEqual(Array(2).fill(`PUT /cvs/applications/${cv?.application_id}`));
      expect((await notice())?.attachments?.[0]?.content).toEqual(clean);
      await careers.workOnCvs();
      expect((await careers.cvs())[0]).toMatchObject({
        content: null,
        stored_as: `applications/${cv?.application_id}`,
      });
    },
  );
  it('the store gets a CV whose job gave up a day later, if it still exists', async () => {
    await apply(clean);
    const [cv] = await careers.cvs();
    await careers.connection.pool.query("delete from pgboss.job where name = 'job-application-cv'");
    const later = careers.pass(26);
    await settleForgotten({ ...careers.cvDeps, store: null }, later);
    expect(await careers.queued('job-application-cv')).toEqual([]);
    await settleForgotten(careers.cvDeps, later);
    await careers.workOnCvs();
    expect((await readStored(cv?.application_id)).equals(clean)).toBe(true);
  });
  test('a CV stays in the database while the store is away', async () => {
    await apply(clean);
    const [cv] = await careers.cvs();
    const away = { ...careers.cvDeps, store: openCvStore('http://key:secret@127.0.0.1:9/cvs') };
    await expect(workOnCv(away, { kind: 'settle', applicationId: cv?.application_id ?? '' })).rejects.toThrow();
    expect((await careers.cvs())[0]?.content?.equals(clean)).toBe(true);
  });
});
