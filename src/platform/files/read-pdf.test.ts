import { describe, expect, it, test } from 'vitest';
import { packedObjects, pdfOf, pdfWithStream } from '../../../tests/support/cv-files.ts';
import { readPdf } from './read-pdf.ts';

const pdf = pdfOf();
const withObject = (...objects: string[]) => pdfOf({ objects });
const around = (before: string, after: string, file = pdf) =>
  Buffer.concat([Buffer.from(before, 'latin1'), file, Buffer.from(after, 'latin1')]);
/** Whose older trailer is found only by following the newer one. */
const savedAgain = (first: Buffer) =>
  around(
    '',
    `xref\n0 0\ntrailer\n<</Size 4/Root 1 0 R/Prev ${first.indexOf('xref')}>>\nstartxref\n${first.length}\n%%EOF`,
    first,
  );
const link = (uri: string) => withObject(`<</Type/Annot/Subtype/Link/A<</S/URI/URI ${uri}>>>>`);
const ZIP_END = `PK\u0005\u0006${'\0'.repeat(18)}`;

describe('a PDF that only shows something', () => {
  it.each([
    ['is plain', pdf],
    ['has its references in a stream', pdfWithStream()],
    ['was saved again', savedAgain(pdf)],
    ['opens at a page', withObject('<</OpenAction[3 0 R/Fit]/A<</S/GoTo/D[3 0 R/XYZ 0 0 1]>>>>')],
    ['packs its objects', withObject(packedObjects(['<</S/GoTo>>', '(Ann Baker)', '[1 2 R]']))],
    ['speaks of a launch', withObject('(Pre/Launch and /JavaScript, at // and \\\\\\\\ too)')],
    ['has a form to fill in', withObject('<</AcroForm<</Fields[]>>>>', '<</FT/Tx/F 4/T(name)>>')],
    ['names a font F', withObject('<</Font<</F 5 0 R>>/Filter/FlateDecode>>')],
    ['links to a page', link('(https://example.com/ann?a=(b))')],
    ['links to a mail', link('(mailto:ann@example.co.uk)')],
    ['links to a page without its scheme', link('(www.example.com)')],
    ['links in hexadecimal', link('<68747470733a2f2f6578616d706c652e636f6d>')],
    ['links in UTF-16', link('<feff0077007700770 02e0062002e0063>')],
    ['begins with a byte order mark', around('\xef\xbb\xbf', '')],
    ['begins with blank lines', around('\r\n\n', '')],
    ['ends with NULs', around('', '\0'.repeat(500))],
    ['ends as DOS files do', around('', '\x1a')],
    ['ends with a comment', around('', '% printed by a friend\n')],
    ['ends without a line break', pdf.subarray(0, -1)],
  ])('%s', (_, bytes) => expect(readPdf(bytes)).toBe('good'));
});

const script = '<</S/JavaScript/JS(app.alert(1))>>';
describe('a PDF that runs, holds or fetches something', () => {
  it.each([
    ['a script', withObject(script)],
    ['a name in escapes', withObject('<</S/J#61va#53cript/#4aS(x)>>')],
    ['a comment between', withObject('<</S%\n/%x\r/JavaScript>>')],
    ['a script among packed objects', withObject(packedObjects(['<</A 1>>', script]))],
    ['one packed without saying so', withObject(packedObjects([script], ''))],
    ['one packed behind an open text', withObject(packedObjects(['(', script]))],
    ['one of two values of a key', withObject('<</S/JavaScript/S/GoTo/JS(x)>>')],
    ['one in a text of another object', withObject(`(9 0 obj ${script} endobj)`)],
    ['one behind a comment', withObject(`1\n%\nobj ${script}`)],
    ['one in a stream', withObject(`<</Length 60>>\nstream\n7 0 obj\n${script}\nendobj\nendstream`)],
    ['one in an older version', savedAgain(withObject(script))],
    ['one after a stray bracket', withObject(`<</A ) >> ${script}`)],
    ['a program', withObject('<</S /Launch/Win<</F(cmd.exe)>>>>')],
    ['an XFA form', withObject('<</AcroForm<</XFA 9 0 R>>>>')],
    ['another file', withObject('<</Names<</EmbeddedFiles 9 0 R>>>>')],
    ['an attachment', withObject('<</Subtype/FileAttachment/FS<</EF<</F 9 0 R>>>>>>')],
    ['a film', withObject('<</Subtype/RichMedia>>')],
    ['a form that is sent', withObject('<</S/SubmitForm/F(https://example.com)>>')],
    ['a file on a share', withObject('<</S/GoToR/F(\\\\\\\\host\\\\a.pdf)/D[0]>>')],
    ['a stream from a file', withObject('<</Length 0/F(a.bin)>>\nstream\n\nendstream')],
    ['a link to a share', link('(\\\\\\\\host\\\\share)')],
    ['one in octal', link('(\\134\\134host\\134share)')],
    ['one in hexadecimal', link('<5c5c 686f7374>')],
    ['one in UTF-16', link('<feff005c005c0068>')],
    ['a link to a host without a scheme', link('(//host/share)')],
    ['a link to a file', link('(file:///c:/windows/a.exe)')],
    ['a link that runs', link('(javascript:alert)')],
    ['a link that another object is', withObject('<</S/URI/URI 9 0 R>>', '(file://host/a)')],
  ])('%s', (_, bytes) => expect(readPdf(bytes)).toBe('active'));
});

it.each([
  ['a password', pdfOf({ trailer: '/Encrypt 9 0 R' })],
  ['one with its references in a stream', pdfWithStream('/Encrypt 9 0 R')],
  ['one written in digits', pdfOf({ trailer: '/#45ncrypt 9 0 R' })],
  ['one from before it was saved again', savedAgain(pdfOf({ trailer: '/Encrypt 9 0 R' }))],
])('%s locks a PDF', (_, bytes) => expect(readPdf(bytes)).toBe('locked'));

it.each([
  ['half of one', pdf.subarray(0, pdf.length / 2)],
  ['its head', Buffer.from('%PDF-1.7\n%%EOF')],
  ['one that points nowhere', Buffer.from('%PDF-1.7\nstartxref\n999999999\n%%EOF')],
  ['one without a root', Buffer.from('%PDF-1.7\nxref\ntrailer\n<<>>\nstartxref\n9\n%%EOF')],
  ['one packed in a way of its own', withObject(packedObjects([script]).replace('/FlateDecode', '/LZWDecode'))],
  ['a picture before it', around('GIF89a', '')],
  ['a page before it', around('<script>', '')],
  ['a comment before it', around('%<script>\n', '')],
  ['a page behind it', around('', '<script>')],
  ['an archive behind it', around('', ZIP_END)],
  ['an archive in a comment behind it', around('', `%${ZIP_END}`)],
  ['an archive before its end', around('', `${ZIP_END}\n%%EOF`)],
  ['too much behind it', around('', '\0'.repeat(1100))],
  ['too much before it', around('\n'.repeat(1100), '')],
])('%s is no whole PDF', (_, bytes) => expect(readPdf(bytes)).toBe('broken'));

test('objects that lie in one another are not read for ever', () => {
  const nested = Buffer.from(`%PDF-1.7\nxref\n${'1 0 obj ('.repeat(100_000)}\nstartxref\n9\n%%EOF`);
  expect(readPdf(nested)).toBe('broken');
});
