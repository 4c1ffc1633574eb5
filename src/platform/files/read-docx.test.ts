import { describe, expect, it } from 'vitest';
import { contentTypes, docxOf, relation, wordPart, zipOf } from '../../../tests/support/cv-files.ts';
import { readDocx } from './read-docx.ts';

const docx = docxOf();
const MEGABYTE = 1024 * 1024;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE);
const field = (...pieces: string[]) =>
  wordPart(
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>shown</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
  );
const nest = (outer: string, inner: string) => {
  const char = (kind: string) => `<w:fldChar w:fldCharType="${kind}"/>`;
  const text = (piece: string) => `<w:instrText>${piece}</w:instrText>`;
  return wordPart(`${char('begin')}${text(outer)}${char('begin')}${text(inner)}${char('end')}${char('end')}`);
};
const rels = (type: string, target: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${type}" Target="${target}"/></Relationships>`,
});

describe('a harmless Word document', () => {
  it.each([
    ['plain', docx],
    ['based on a template on disk', docxOf(relation('attachedTemplate', 'file:///C:\\me\\cv.dotx'))],
    ['with a web link', docxOf(relation('hyperlink', 'https://example.com/?a=1&amp;b=2'))],
    ['with an e-mail link', docxOf(relation('hyperlink', 'mailto:ann@example.co.uk'))],
    ['with a phone link', docxOf(relation('hyperlink', 'tel:07700900123'))],
    [
      'with a picture',
      docxOf(relation('image', 'media/image1.png', ''), { name: 'word/media/image1.png', content: 'x' }),
    ],
    [
      'from LibreOffice',
      docxOf(
        rels('http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/core-properties', 'a.xml'),
      ),
    ],
    [
      'from Word in strict mode',
      docxOf(rels('http://purl.oclc.org/ooxml/officeDocument/relationships/styles', '/word/styles.xml')),
    ],
    [
      'with comments by several people',
      docxOf(rels('http://schemas.microsoft.com/office/2011/relationships/people', 'people.xml')),
    ],
    ['with page numbers', docxOf(field(' PAGE ', '\\* MERGEFORMAT '))],
    ['with a link field', docxOf(field(' HYPERLINK "https://example.com" \\o "My page" '))],
    ['with an internal link', docxOf(field(' HYPERLINK \\l "_Toc1" '))],
    ['with a conditional field', docxOf(nest(' IF ', ' MERGEFIELD a '))],
    ['with an empty field', docxOf(field(' '))],
    ['that mentions DDE', docxOf(wordPart('<w:r><w:t>DDEAUTO cmd, file://host</w:t></w:r>'))],
    ['in UTF-16', docxOf({ name: 'word/a.xml', content: Buffer.from('\ufeff<?xml version="1.0"?><a/>', 'utf16le') })],
  ])('a harmless Word document passes: %s', async (_, bytes) => expect(await readDocx(bytes)).toBe('good'));
});

describe('an active Word document', () => {
  it.each([
    ['macros', docxOf({ name: 'word/vbaProject.bin', content: 'x' })],
    [
      'macros under another name',
      docxOf(rels('http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'a.xml')),
    ],
    ['a macro-enabled content type', zipOf([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')])],
    ['an embedded document with macros', docxOf({ name: 'word/embeddings/cv.docm', content: 'x' })],
    ['an embedded object', docxOf({ name: 'word/embeddings/oleObject1.bin', content: 'x' })],
    ['a linked object', docxOf(relation('oleObject', 'https://example.com/a!x'))],
    ['an embedded spreadsheet', docxOf(relation('package', 'embeddings/a.xml', ''))],
    ['an imported document', docxOf(relation('aFChunk', 'a.xml', ''))],
    ['a web archive', docxOf({ name: 'word/a.mht', content: 'x' })],
    ['a control', docxOf(relation('control', 'activeX1.xml', ''))],
    ['a frame', docxOf(relation('frame', 'https://example.com'))],
    ['an add-in', docxOf(rels('http://schemas.microsoft.com/office/2011/relationships/webextension', 'a.xml'))],
    ['a relationship of an unknown family', docxOf(rels('https://example.com/relationships/styles', 'a.xml'))],
    ['a template on the web', docxOf(relation('attachedTemplate', 'https://example.com/a.dotm'))],
    ['a template behind entities', docxOf(relation('attached&#84;emplate', 'h&#116;tps://example.com/a.dotm'))],
    ['a template on a share', docxOf(relation('attachedTemplate', '\\\\host\\a.dotm'))],
    ['a template on a share by URL', docxOf(relation('attachedTemplate', 'file://host/a.dotm'))],
    ['a template on a share with slashes', docxOf(relation('attachedTemplate', '//host/a.dotm'))],
    ['a template on a share with more slashes', docxOf(relation('attachedTemplate', 'file:////host/a.dotm'))],
    ['a template in a web archive', docxOf(relation('attachedTemplate', 'mhtml:https://example.com/a!b'))],
    ['a picture on the web', docxOf(relation('image', 'https://example.com/a.png'))],
    ['a picture on a share', docxOf(relation('image', '//host/a.png', ''))],
    ['a link to a share', docxOf(relation('hyperlink', 'file://host/a'))],
    ['a link with backslashes', docxOf(relation('hyperlink', '\\\\host\\a'))],
    ['a script link', docxOf(relation('hyperlink', 'javascript:alert(1)'))],
    ['a link to a web archive', docxOf(relation('hyperlink', 'mhtml:http://example.com!x'))],
    ['a drawing from a share', docxOf(wordPart('<v:imagedata src="\\\\host\\a.png"/>'))],
    ['DDE', docxOf(field(' DDEAUTO c:\\\\cmd.exe "/k calc" '))],
    ['DDE in pieces', docxOf(field(' DD', 'E', 'AUTO cmd'))],
    ['DDE in entities', docxOf(field(' &#68;DE cmd'))],
    ['DDE in CDATA', docxOf(field('<![CDATA[DDE cmd]]>'))],
    ['DDE as a simple field', docxOf(wordPart('<w:fldSimple w:instr=" dde cmd "/>'))],
    ['a field named by another', docxOf(nest(' ', ' QUOTE 68 68 69 '))],
    ['a field named by a bookmark', docxOf(nest(' DDE', ' REF a '))],
    ['a link addressed by another field', docxOf(nest(' HYPERLINK ', ' REF a '))],
    ['an unclosed field', docxOf(wordPart('<w:fldChar w:fldCharType="begin"/><w:instrText>DDE x</w:instrText>'))],
    ['a picture field', docxOf(field(' INCLUDEPICTURE "https://example.com/a.png" '))],
    ['a link field to a share', docxOf(field(' HYPERLINK "\\\\\\\\host\\\\a" '))],
    ['a program in the archive', docxOf({ name: 'word/media/a.exe', content: 'x' })],
  ])('an active Word document is detected: %s', async (_, bytes) => expect(await readDocx(bytes)).toBe('active'));
});

it('a Word document with an encrypted part counts as locked', async () => {
  expect(await readDocx(docxOf({ name: 'word/a.xml', content: 'a', encrypted: true }))).toBe('locked');
});

it.each([
  ['half a document', docx.subarray(0, docx.length / 2)],
  ['a document with trailing bytes', Buffer.concat([docx, Buffer.from('more')])],
  ['just the header', docx.subarray(0, 4)],
  ['a file that is also a PDF', zipOf([{ name: '%PDF-1.7', content: 'x' }, contentTypes()])],
  ['a zip of text files', zipOf([{ name: 'a.xml', content: '<a/>' }])],
  [
    'a spreadsheet',
    zipOf([contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')]),
  ],
  ['a part that escapes the archive', docxOf({ name: '../../etc/passwd', content: 'x' })],
  [
    'two parts with the same name',
    docxOf(relation('image', 'a.png', ''), relation('hyperlink', 'https://example.com')),
  ],
  ['two parts that differ in case', docxOf({ name: 'Word/Document.xml', content: '<a/>' })],
  ['malformed XML', docxOf({ name: 'a.rels', content: '<Relationships><a></Relationships>' })],
  ['custom entities', docxOf({ name: 'a.rels', content: '<!DOCTYPE a [<!ENTITY b "c">]><a xmlns="urn:a">&b;</a>' })],
  ['an unusual encoding', docxOf({ name: 'a.rels', content: '<?xml version="1.0" encoding="UTF-7"?><a/>' })],
  ['a zip bomb', docxOf(...[0, 1, 2].map((at) => ({ name: `word/${at}.png`, content: zeros(30) })))],
  ['a zip bomb with a false size', docxOf({ name: 'word/a.png', content: zeros(70), claims: 10 })],
  ['a part with an oversized declaration', docxOf({ name: 'word/a.png', content: 'a', claims: 0xfffffff0 })],
  ['an oversized list', docxOf({ name: 'a.rels', content: zeros(11) })],
  ['thousands of parts', docxOf(...Array.from({ length: 2000 }, (_, at) => ({ name: `${at}.png`, content: '' })))],
])('%s is not a Word document', async (_, bytes) => expect(await readDocx(bytes)).toBe('broken'));
