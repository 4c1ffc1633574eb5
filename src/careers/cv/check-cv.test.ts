import { expect, it, test } from 'vitest';
import { docxOf, pdfOf, pdfWithStream } from '../../../tests/support/cv-files.ts';
import { naughtyStrings } from '../../../tests/support/naughty-strings.ts';
import { checkCv, safeFilename } from './check-cv.server.ts';
import { cvWords, MAX_CV_BYTES } from './cv-words.ts';

const pdf = pdfOf();
const docx = docxOf();
const compound = (inside: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(inside, 'utf16le')]);

it.each([
  ['a PDF', 'cv.pdf', pdf, 'application/pdf'],
  ['a PDF with a name in capitals', 'CV.PDF', pdf, 'application/pdf'],
  ['a PDF with a cross-reference stream', 'cv.pdf', pdfWithStream(), 'application/pdf'],
  ['a Word document', 'cv.docx', docx, expect.stringContaining('wordprocessingml')],
])('a CV is accepted: %s', async (_, name, bytes, contentType) => {
  const outcome = await checkCv({ name, bytes });
  expect(outcome).toEqual({
    ok: true,
    cv: { filename: expect.stringMatching(/^cv\.(pdf|docx)$/i), contentType, content: bytes },
  });
});

it.each([
  ['nothing', 'cv.pdf', Buffer.alloc(0), 'empty'],
  ['a file one byte too large', 'cv.pdf', Buffer.alloc(MAX_CV_BYTES + 1), 'tooLarge'],
  ['a picture', 'cv.png', pdf, 'otherKind'],
  ['a name without an extension', 'cv', pdf, 'otherKind'],
  ['a name with a second extension', 'cv.pdf.exe', pdf, 'otherKind'],
  ['an older Word document', 'cv.doc', compound('WordDocument'), 'oldWord'],
  ['a document with macros, by its name', 'cv.docm', docx, 'active'],
  ['an older Word document named .docx', 'cv.docx', compound('WordDocument'), 'oldWord'],
  ['a web page named .pdf', 'cv.pdf', Buffer.from('<script>alert(1)</script>'), 'mislabelled'],
  ['a Word document named .pdf', 'cv.pdf', docx, 'mislabelled'],
  ['a PDF named .docx', 'cv.docx', pdf, 'mislabelled'],
  ['a PDF after other content', 'cv.pdf', Buffer.concat([Buffer.from('GIF89a'), pdf]), 'mislabelled'],
  ['a PDF with a password', 'cv.pdf', pdfOf({ trailer: '/Encrypt 9 0 R' }), 'locked'],
  ['a Word document with a password', 'cv.docx', compound('EncryptedPackage'), 'locked'],
  ['a PDF with a script', 'cv.pdf', pdfOf({ objects: ['<</S/JavaScript/JS(app.alert(1))>>'] }), 'active'],
  ['a Word document with macros', 'cv.docx', docxOf({ name: 'word/vbaProject.bin', content: 'x' }), 'active'],
  ['half a PDF', 'cv.pdf', pdf.subarray(0, pdf.length / 2), 'broken'],
  ['half a Word document', 'cv.docx', docx.subarray(0, docx.length / 2), 'broken'],
] as const)('a CV is refused with a message: %s', async (_, name, bytes, words) => {
  expect(await checkCv({ name, bytes })).toEqual({ ok: false, problem: cvWords[words] });
});

test('checking a CV stops at its time limit', async () => {
  const bytes = pdfOf();
  await expect(checkCv({ name: 'cv.pdf', bytes }, AbortSignal.abort())).rejects.toThrow(/abort/);
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
])('the CV name %j becomes %j', (filename, safe) => {
  expect(safeFilename(filename, 'pdf')).toBe(safe);
});

test('naughty CV names become safe for mail programs and disks', () => {
  const names = naughtyStrings.map((text) => safeFilename(`${text}.pdf`, 'pdf'));
  expect(names.filter((name) => !/^[\p{L}\p{N} ]{1,60}\.pdf$/u.test(name))).toEqual([]);
});
