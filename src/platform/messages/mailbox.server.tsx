import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Email } from 'postal-mime';
import { developerPage } from '../developer-page.server.tsx';
import { keptTexts, Texts } from './mailbox-texts.server.tsx';
import { mailboxFolder } from './mailer.server.ts';

const NEWEST = 200;
const FILE = /^\d+-[0-9a-f-]{36}\.eml$/;
/** An e-mail may use its own styles and our pictures and fonts, but not run, load or send anything else. Links open. */
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';
const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

async function fileNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names
    .filter((name) => FILE.test(name))
    .sort()
    .reverse()
    .slice(0, NEWEST);
}

async function open(folder: string, name: string): Promise<Email | null> {
  if (!FILE.test(name)) return null;
  const raw = await readFile(join(folder, name)).catch(() => null);
  if (!raw) return null;
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(raw);
}

const recipients = (mail: Email) => mail.to?.map(({ address }) => address).join(', ');

function Listing({ mails }: { mails: { name: string; mail: Email }[] }) {
  return (
    <>
      <h1>Mailbox</h1>
      <p>Messages this site would have sent. Set SMTP_URL to send them for real.</p>
      {mails.length === 0 && <p>Nothing yet.</p>}
      <ol>
        {mails.map(({ name, mail }) => (
          <li key={name}>
            <a href={`/dev/mailbox/${name}`}>{mail.subject ?? '(no subject)'}</a>
            <p>
              To {recipients(mail)}, {mail.date}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function Message({ name, mail }: { name: string; mail: Email }) {
  return (
    <>
      <p>
        <a href="/dev/mailbox">All messages</a>
      </p>
      <h1>{mail.subject}</h1>
      <p>
        From {mail.from?.address} to {recipients(mail)}, {mail.date}
      </p>
      <iframe title="The message as HTML" src={`/dev/mailbox/${name}/html`} />
      <h2>As text</h2>
      <pre>{mail.text}</pre>
      {mail.attachments.length > 0 && <h2>Attachments</h2>}
      <ul>
        {mail.attachments.map((attachment, index) => (
          <li key={attachment.filename}>
            <a href={`/dev/mailbox/${name}/attachments/${index}`}>{attachment.filename}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Replaces content ids, by which mail programs show attached pictures, with URLs. */
function withAttachedPictures(html: string, name: string, { attachments }: Email): string {
  return attachments.reduce((result, { contentId }, index) => {
    const id = contentId?.replace(/^<|>$/g, '');
    return id ? result.replaceAll(`"cid:${id}"`, `"/dev/mailbox/${name}/attachments/${index}"`) : result;
  }, html);
}

/** The local mailbox as web pages. Mounted only if no SMTP server is set. */
export function mailbox(dataDir: string): Hono {
  const folder = mailboxFolder(dataDir);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', PAGE_POLICY);
    c.header('x-frame-options', 'SAMEORIGIN');
  });
  app.get('/mailbox', async (c) => {
    const names = await fileNames(folder);
    const entries = await Promise.all(names.map(async (name) => ({ name, mail: await open(folder, name) })));
    const mails = entries.filter((entry): entry is { name: string; mail: Email } => entry.mail !== null);
    const texts = await keptTexts(dataDir);
    return c.html(
      developerPage(
        'Mailbox',
        <>
          <Listing mails={mails} />
          <Texts texts={texts} />
        </>,
      ),
    );
  });
  app.get('/mailbox/:name', async (c) => {
    const name = c.req.param('name');
    const mail = await open(folder, name);
    return mail ? c.html(developerPage(mail.subject ?? 'Message', <Message name={name} mail={mail} />)) : c.notFound();
  });
  app.get('/mailbox/:name/html', async (c) => {
    const name = c.req.param('name');
    const mail = await open(folder, name);
    if (!mail?.html) return c.notFound();
    c.header('content-security-policy', MESSAGE_POLICY);
    // The site's pages can't be shown in a frame.
    const html = mail.html.replace('<head>', '<head><base target="_blank">');
    return c.html(withAttachedPictures(html, name, mail));
  });
  app.get('/mailbox/:name/attachments/:index', async (c) => {
    const mail = await open(folder, c.req.param('name'));
    const attachment = mail?.attachments[Number(c.req.param('index'))];
    if (!attachment) return c.notFound();
    c.header('content-type', attachment.mimeType);
    // The sandboxed message that shows it has no origin.
    if (attachment.mimeType.startsWith('image/')) c.header('cross-origin-resource-policy', 'cross-origin');
    c.header(
      'content-disposition',
      `attachment; filename="${(attachment.filename ?? 'file').replace(/[^\w.-]/g, '_')}"`,
    );
    return c.body(attachment.content as ArrayBuffer);
  });
  return app;
}
