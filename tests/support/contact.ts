import { contactApi } from '../../src/contact/api/contact-api.server.ts';
import type { ContactMail } from '../../src/contact/contracts/contact-jobs.ts';
import { renderContactEmail } from '../../src/contact/messages/contact-email.server.ts';
import { contactKnowledge } from '../../src/contact/rules/known-content.ts';
import type { ContactFileRow, ContactMessageRow, ContactTables } from '../../src/contact/tables.server.ts';
import { everySender, type SenderCheck } from '../../src/platform/captcha/sender-check.server.ts';
import { defaultEnv } from '../../src/platform/env.ts';
import { createFileTurns } from '../../src/platform/files/file-turns.server.ts';
import { brandContent } from './app.ts';
import { openTestDatabase } from './database.ts';
import { sampleBrand } from './email-brand.ts';
import { inTurn } from './in-turn.ts';
import { openTestJobs } from './jobs.ts';
import { TEST_NOW } from './test-clock.ts';

export const exampleMessage = {
  firstName: 'Ann',
  lastName: 'Baker',
  email: 'ann@example.co.uk',
  phone: '07700 900123',
  message: 'The sourdough was lovely.\nThank you, <all> & everyone.',
  enquiryType: 'visit/praise',
  enquiryRestaurant: '',
};

/** The contact endpoints over the sample content, on their own database. */
export async function openTestContact(senderCheck: SenderCheck = everySender) {
  const connection = await openTestDatabase<ContactTables>();
  const jobs = await openTestJobs(connection);
  const knowledge = contactKnowledge(await brandContent());
  const { brand } = await sampleBrand();
  const proof = { tokenSecret: 'a-secret-of-at-least-thirty-two-characters', env: defaultEnv };
  const deps = {
    ...proof,
    db: connection.db,
    jobs,
    clock: () => TEST_NOW,
    knowledge: () => knowledge,
    senderCheck,
    fileTurns: createFileTurns(),
  };
  const api = contactApi(deps);
  const parseResponse = async (answer: Response) => ({
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown> & { fields?: Record<string, string> },
  });
  return {
    api,
    deps,
    known: knowledge,
    brand,
    connection,
    async get(path: string) {
      return parseResponse(await api.request(path));
    },
    async post(path: string, body: unknown) {
      const headers = { 'content-type': 'application/json' };
      return parseResponse(await api.request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
    },
    /** Posts a contact form; an array is a repeated field. */
    async send(changes: Record<string, string | File[] | undefined> = {}) {
      const form = new FormData();
      const fields = { idempotencyKey: crypto.randomUUID(), ...exampleMessage, ...changes };
      for (const [name, value] of Object.entries(fields))
        for (const entry of [value ?? []].flat()) form.append(name, entry as string);
      return parseResponse(await api.request('/sendemail', { method: 'POST', body: form }));
    },
    messages: async () => (await connection.pool.query('select * from contact_messages')).rows as ContactMessageRow[],
    files: async () =>
      (await connection.pool.query('select * from contact_files order by position')).rows as ContactFileRow[],
    /** The queued e-mails: the notice, then the receipt. */
    async mails() {
      const { rows } = await connection.pool.query("select data from pgboss.job where name = 'contact-message'");
      const emails = rows.map(({ data }) => data as ContactMail).sort((a, b) => a.kind.localeCompare(b.kind));
      return inTurn(emails, (job) => renderContactEmail({ db: connection.db, knowledge: () => knowledge, brand }, job));
    },
    async clear() {
      await connection.pool.query('delete from contact_messages');
      await connection.pool.query('delete from address_messages');
      await connection.pool.query('delete from pgboss.job');
    },
    async close() {
      await jobs.stop();
      await connection.close();
    },
  };
}
export type TestContact = Awaited<ReturnType<typeof openTestContact>>;
