import { expect, it, test } from 'vitest';
import { contentTypes, docxOf, pdfOf, pdfWithStream, zipOf } from '../../../tests/support/cv-files.ts';
import { checkCv, safeFilename } from './check-cv.server.ts';
import { cvWords, MAX_CV_BYTES } from './cv-words.ts';

const pdf = pdfOf();
const docx = docxOf();
const compound = (inside: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(inside, 'utf16le')]);
const MEGABYTE = 1024 * 1024;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE);
const template = (target: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Type="…/attachedTemplate" Target="${target}" TargetMode="External"/></Relationships>`,
});
/** Whose dictionary is found only by following the one before. */
const savedAgain = (first: Buffer) =>
  Buffer.concat([
    first,
    Buffer.from(
      `xref\n0 0\ntrailer\n<</Size 4/Root 1 0 R/Prev ${first.indexOf('xref')}>>\nstartxref\n${first.length}\n%%EOF`,
    ),
  ]);
const inCircles = Buffer.from('%PDF-1.7\nxref\ntrailer\n<</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF');

it.each([
  ['a PDF', 'cv.pdf', pdf, 'application/pdf'],
  ['a PDF named in capitals', 'CV.PDF', pdf, 'application/pdf'],
  ['a PDF whose references are a stream', 'cv.pdf', pdfWithStream(), 'application/pdf'],
  ['a PDF that was saved again', 'cv.pdf', savedAgain(pdf), 'application/pdf'],
  ['a PDF whose sections name each other', 'cv.pdf', inCircles, 'application/pdf'],
  ['a PDF that speaks of a launch', 'cv.pdf', pdfOf({ objects: ['(Pre/Launch and /JavaScript)'] }), 'application/pdf'],
  ['a Word document', 'cv.docx', docx, expect.stringContaining('wordprocessingml')],
  ['one made from a template on a disk', 'cv.docx', docxOf(template('file:///C:/me/cv.dotx')), expect.any(String)],
])('%s is taken as it is', async (_, name, bytes, contentType) => {
  const outcome = await checkCv({ name, bytes });
  expect(outcome).toEqual({
    ok: true,
    cv: { filename: expect.stringMatching(/^cv\.(pdf|docx)$/i), contentType, content: bytes },
  });
});

it.each([
  ['nothing', 'cv.pdf', Buffer.alloc(0), 'empty'],
  ['one byte too much', 'cv.pdf', Buffer.alloc(MAX_CV_BYTES + 1), 'tooLarge'],
  ['a picture', 'cv.png', pdf, 'otherKind'],
  ['a name without an extension', 'cv', pdf, 'otherKind'],
  ['a name that only looks like one', 'cv.pdf.exe', pdf, 'otherKind'],
  ['an older Word document', 'cv.doc', compound('WordDocument'), 'oldWord'],
  ['a document with macros by its name', 'cv.docm', docx, 'macros'],
  ['an older Word document named docx', 'cv.docx', compound('WordDocument'), 'oldWord'],
  ['a page named pdf', 'cv.pdf', Buffer.from('<script>alert(1)</script>'), 'mislabelled'],
  ['a Word document named pdf', 'cv.pdf', docx, 'mislabelled'],
  ['a PDF named docx', 'cv.docx', pdf, 'mislabelled'],
  ['a PDF behind something else', 'cv.pdf', Buffer.concat([Buffer.from('GIF89a'), pdf]), 'mislabelled'],
  ['a PDF with a password', 'cv.pdf', pdfOf({ trailer: '/Encrypt 9 0 R' }), 'locked'],
  ['one whose references are a stream', 'cv.pdf', pdfWithStream('/Encrypt 9 0 R'), 'locked'],
  ['one whose name is written in digits', 'cv.pdf', pdfOf({ trailer: '/#45ncrypt 9 0 R' }), 'locked'],
  [
    'one that was locked before it was saved again',
    'cv.pdf',
    savedAgain(pdfOf({ trailer: '/Encrypt 9 0 R' })),
    'locked',
  ],
  ['a Word document with a password', 'cv.docx', compound('EncryptedPackage'), 'locked'],
  ['an archive with a password', 'cv.docx', docxOf({ name: 'word/a.xml', content: 'a', encrypted: true }), 'locked'],
  ['a PDF with a script', 'cv.pdf', pdfOf({ objects: ['<</S/JavaScript/JS(app.alert(1))>>'] }), 'macros'],
  ['a PDF that starts a program', 'cv.pdf', pdfOf({ objects: ['<</S /Launch/F(cmd.exe)>>'] }), 'macros'],
  ['a Word document with macros', 'cv.docx', docxOf({ name: 'word/vbaProject.bin', content: 'x' }), 'macros'],
  [
    'one whose type says so',
    'cv.docx',
    zipOf([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')]),
    'macros',
  ],
  ['one that fetches its template', 'cv.docx', docxOf(template('https://example.com/a.dotm')), 'macros'],
  ['one that fetches it from a share', 'cv.docx', docxOf(template('\\\\host\\a.dotm')), 'macros'],
  ['half a PDF', 'cv.pdf', pdf.subarray(0, pdf.length / 2), 'broken'],
  ['the head of a PDF', 'cv.pdf', Buffer.from('%PDF-1.7\n%%EOF'), 'broken'],
  ['a PDF that points nowhere', 'cv.pdf', Buffer.from('%PDF-1.7\nstartxref\n999999999\n%%EOF'), 'broken'],
  ['a PDF without a root', 'cv.pdf', Buffer.from('%PDF-1.7\nxref\ntrailer\n<<>>\nstartxref\n9\n%%EOF'), 'broken'],
  ['a PDF that is an archive too', 'cv.pdf', Buffer.concat([pdf, docx, Buffer.from('\n%%EOF')]), 'broken'],
  ['an archive that is a PDF too', 'cv.docx', zipOf([{ name: '%PDF-1.7', content: 'x' }, contentTypes()]), 'broken'],
  ['half a Word document', 'cv.docx', docx.subarray(0, docx.length / 2), 'broken'],
  ['a Word document with something behind it', 'cv.docx', Buffer.concat([docx, Buffer.from('more')]), 'broken'],
  ['the head of a Word document', 'cv.docx', docx.subarray(0, 4), 'broken'],
  ['an archive of something else', 'cv.docx', zipOf([{ name: 'a.txt', content: 'a' }]), 'broken'],
  [
    'a spreadsheet',
    'cv.docx',
    zipOf([contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')]),
    'broken',
  ],
  ['a part that leads out of the archive', 'cv.docx', docxOf({ name: '../../etc/passwd', content: 'x' }), 'broken'],
  [
    'a bomb',
    'cv.docx',
    docxOf(...Array.from({ length: 3 }, (_, at) => ({ name: `word/${at}.xml`, content: zeros(30) }))),
    'broken',
  ],
  [
    'a bomb that claims to be small',
    'cv.docx',
    docxOf({ name: 'word/a.xml', content: zeros(70), claims: 10 }),
    'broken',
  ],
  [
    'a part that claims to be large',
    'cv.docx',
    docxOf({ name: 'word/a.xml', content: 'a', claims: 0xfffffff0 }),
    'broken',
  ],
  ['a list of parts without end', 'cv.docx', docxOf({ name: 'a.rels', content: zeros(2) }), 'broken'],
  [
    'thousands of parts',
    'cv.docx',
    docxOf(...Array.from({ length: 2000 }, (_, at) => ({ name: `${at}`, content: '' }))),
    'broken',
  ],
] as const)('%s is refused in words', async (_, name, bytes, words) => {
  expect(await checkCv({ name, bytes })).toEqual({ ok: false, problem: cvWords[words] });
});

/** Milliseconds of the processor so far, of all threads: on a busy machine a clock would tell of its other work. */
function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

test('a PDF of a thousand pages is read at once', async () => {
  const bytes = pdfOf({ pages: 1000 });
  const before = busyMs();
  expect(await checkCv({ name: 'cv.pdf', bytes })).toMatchObject({ ok: true });
  expect(busyMs() - before).toBeLessThan(500);
});

/** Files made to be slow to read: each would take minutes where a check went over it again and again. */
const repeated = (text: string, length = MAX_CV_BYTES - 100) => text.repeat(Math.floor(length / text.length));
it.each([
  ['sections of references', 'cv.pdf', Buffer.from(`%PDF-1.7\n${repeated('xref\n/Prev 9\n')}\nstartxref\n9\n%%EOF`)],
  ['actions without end', 'cv.pdf', Buffer.from(`%PDF-1.7\n${repeated('/S ')}\nstartxref\n9\n%%EOF`)],
  ['blanks', 'cv.pdf', Buffer.from(`%PDF-1.7\n${repeated(' ')}\nstartxref\n9\n%%EOF${' '.repeat(80)}`)],
  [
    'relations without end',
    'cv.docx',
    docxOf({ name: 'a.rels', content: repeated('<Relationship attachedTemplate Target ', MEGABYTE) }),
  ],
  ['sixty megabytes', 'cv.docx', docxOf({ name: 'word/a.xml', content: zeros(59) })],
])('%s take neither long nor much memory', async (_, name, bytes) => {
  const [before, memory] = [busyMs(), process.memoryUsage().rss];
  await checkCv({ name, bytes });
  expect(busyMs() - before).toBeLessThan(3000);
  expect(process.memoryUsage().rss - memory).toBeLessThan(80 * MEGABYTE);
});

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['/home/ann/CV Ann Baker (final).pdf', 'CV Ann Baker final.pdf'],
  ['C:\\Users\\ann\\cv.final.pdf', 'cv final.pdf'],
  ['…"\r\nBcc: all@example.com".pdf', 'Bcc all example com.pdf'],
  ['\u202Efdp.exe.pdf', 'fdp exe.pdf'],
  ['Żółć 履歴書.pdf', 'Żółć 履歴書.pdf'],
  ['.pdf', 'CV.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(60)}.pdf`],
])('the name %j becomes %j', (given, safe) => {
  expect(safeFilename(given, 'pdf')).toBe(safe);
});
