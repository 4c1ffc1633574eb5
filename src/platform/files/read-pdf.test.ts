import { describe, expect, it, test } from 'vitest';
import { packedObjects, pdfOf, pdfWithStream } from '../../../tests/support/cv-files.ts';
import { readPdf } from './read-pdf.ts';

const pdf = pdfOf();
const withObject = (...objects: string[]) => pdfOf({ objects });
const around = (before: string, after: string, file = pdf) =>
  Buffer.concat([Buffer.from(before, 'latin1'), file, Buffer.from(after, 'latin1')]);
/** Only following the newer trailer leads to the older one. */
const resaved = (first: Buffer) =>
  around(
    '',
    `xref\n0 0\ntrailer\n<</Size 4/Root 1 0 R/Prev ${first.indexOf('xref')}>>\nstartxref\n${first.length}\n%%EOF`,
    first,
  );
const link = (uri: string) => withObject(`<</Type/Annot/Subtype/Link/A<</S/URI/URI ${uri}>>>>`);
const ZIP_END = `PK\u0005\u0006${'\0'.repeat(18)}`;

describe('a harmless PDF', () => {
  it.each([
    ['plain', pdf],
    ['with a cross-reference stream', pdfWithStream()],
    ['saved twice', resaved(pdf)],
    ['that opens at a page', withObject('<</OpenAction[3 0 R/Fit]/A<</S/GoTo/D[3 0 R/XYZ 0 0 1]>>>>')],
    ['with packed objects', withObject(packedObjects(['<</S/GoTo>>', '(Ann Baker)', '[1 2 R]']))],
    ['that mentions a launch', withObject('(Pre/Launch and /JavaScript, at // and \\\\\\\\ too)')],
    ['with a form to fill in', withObject('<</AcroForm<</Fields[]>>>>', '<</FT/Tx/F 4/T(name)>>')],
    ['with a font named F', withObject('<</Font<</F 5 0 R>>/Filter/FlateDecode>>')],
    ['with a web link', link('(https://example.com/ann?a=(b))')],
    ['with an e-mail link', link('(mailto:ann@example.co.uk)')],
    ['with a web link without a scheme', link('(www.example.com)')],
    ['with a link in hexadecimal', link('<68747470733a2f2f6578616d706c652e636f6d>')],
    ['with a link in UTF-16', link('<feff0077007700770 02e0062002e0063>')],
    ['that starts with a byte order mark', around('\xef\xbb\xbf', '')],
    ['that starts with blank lines', around('\r\n\n', '')],
    ['that ends with NULs', around('', '\0'.repeat(500))],
    ['that ends like a DOS file', around('', '\x1a')],
    ['that ends with a comment', around('', '% printed by a friend\n')],
    ['that ends without a line break', pdf.subarray(0, -1)],
  ])('a harmless PDF passes: %s', (_, bytes) => expect(readPdf(bytes)).toBe('good'));
});

const script = '<</S/JavaScript/JS(app.alert(1))>>';
describe('an active PDF', () => {
  it.each([
    ['a script', withObject(script)],
    ['an escaped name', withObject('<</S/J#61va#53cript/#4aS(x)>>')],
    ['a comment in between', withObject('<</S%\n/%x\r/JavaScript>>')],
    ['a script among packed objects', withObject(packedObjects(['<</A 1>>', script]))],
    ['a script in undeclared packed objects', withObject(packedObjects([script], ''))],
    ['a script packed behind an open string', withObject(packedObjects(['(', script]))],
    ['a script as one of two values of a key', withObject('<</S/JavaScript/S/GoTo/JS(x)>>')],
    ["a script in another object's string", withObject(`(9 0 obj ${script} endobj)`)],
    ['a script after a comment', withObject(`1\n%\nobj ${script}`)],
    ['a script in a stream', withObject(`<</Length 60>>\nstream\n7 0 obj\n${script}\nendobj\nendstream`)],
    ['a script in an older version', resaved(withObject(script))],
    ['a script after a stray bracket', withObject(`<</A ) >> ${script}`)],
    ['a program', withObject('<</S /Launch/Win<</F(cmd.exe)>>>>')],
    ['an XFA form', withObject('<</AcroForm<</XFA 9 0 R>>>>')],
    ['an embedded file', withObject('<</Names<</EmbeddedFiles 9 0 R>>>>')],
    ['an attachment', withObject('<</Subtype/FileAttachment/FS<</EF<</F 9 0 R>>>>>>')],
    ['a video', withObject('<</Subtype/RichMedia>>')],
    ['a form that submits', withObject('<</S/SubmitForm/F(https://example.com)>>')],
    ['a file on a share', withObject('<</S/GoToR/F(\\\\\\\\host\\\\a.pdf)/D[0]>>')],
    ['a stream from a file', withObject('<</Length 0/F(a.bin)>>\nstream\n\nendstream')],
    ['a link to a share', link('(\\\\\\\\host\\\\share)')],
    ['a link to a share in octal', link('(\\134\\134host\\134share)')],
    ['a link to a share in hexadecimal', link('<5c5c 686f7374>')],
    ['a link to a share in UTF-16', link('<feff005c005c0068>')],
    ['a link to a host without a scheme', link('(//host/share)')],
    ['a link to a file', link('(file:///c:/windows/a.exe)')],
    ['a script link', link('(javascript:alert)')],
    ['a link stored as another object', withObject('<</S/URI/URI 9 0 R>>', '(file://host/a)')],
  ])('an active PDF is detected: %s', (_, bytes) => expect(readPdf(bytes)).toBe('active'));
});

it.each([
  ['a password', pdfOf({ trailer: '/Encrypt 9 0 R' })],
  ['a password in a cross-reference stream', pdfWithStream('/Encrypt 9 0 R')],
  ['a password under an escaped name', pdfOf({ trailer: '/#45ncrypt 9 0 R' })],
  ['a password set before the file was saved again', resaved(pdfOf({ trailer: '/Encrypt 9 0 R' }))],
])('a PDF with %s counts as locked', (_, bytes) => expect(readPdf(bytes)).toBe('locked'));

it.each([
  ['half a PDF', pdf.subarray(0, pdf.length / 2)],
  ['just the header', Buffer.from('%PDF-1.7\n%%EOF')],
  ['a dangling reference', Buffer.from('%PDF-1.7\nstartxref\n999999999\n%%EOF')],
  ['a PDF without a root', Buffer.from('%PDF-1.7\nxref\ntrailer\n<<>>\nstartxref\n9\n%%EOF')],
  ['a PDF with unusually packed objects', withObject(packedObjects([script]).replace('/FlateDecode', '/LZWDecode'))],
  ['a PDF after a picture', around('GIF89a', '')],
  ['a PDF after HTML', around('<script>', '')],
  ['a PDF after HTML in a comment', around('%<script>\n', '')],
  ['a PDF before HTML', around('', '<script>')],
  ['a PDF before a zip', around('', ZIP_END)],
  ['a PDF before a zip in a comment', around('', `%${ZIP_END}`)],
  ['a PDF with a zip before its end', around('', `${ZIP_END}\n%%EOF`)],
  ['a PDF with too much after it', around('', '\0'.repeat(1100))],
  ['a PDF with too much before it', around('\n'.repeat(1100), '')],
])('%s is broken', (_, bytes) => expect(readPdf(bytes)).toBe('broken'));

test("nested objects don't take forever", () => {
  const bomb = Buffer.from(`%PDF-1.7\nxref\n${'1 0 obj ('.repeat(100_000)}\nstartxref\n9\n%%EOF`);
  expect(readPdf(bomb)).toBe('broken');
});
