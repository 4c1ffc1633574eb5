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
const nested = (outer: string, inner: string) => {
  const char = (kind: string) => `<w:fldChar w:fldCharType="${kind}"/>`;
  const text = (piece: string) => `<w:instrText>${piece}</w:instrText>`;
  return wordPart(`${char('begin')}${text(outer)}${char('begin')}${text(inner)}${char('end')}${char('end')}`);
};
const rels = (type: string, target: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${type}" Target="${target}"/></Relationships>`,
});

describe('a Word document that only shows something', () => {
  it.each([
    ['is plain', docx],
    ['was made from a template on a disk', docxOf(relation('attachedTemplate', 'file:///C:\\me\\cv.dotx'))],
    ['links to a page', docxOf(relation('hyperlink', 'https://example.com/?a=1&amp;b=2'))],
    ['links to a mail', docxOf(relation('hyperlink', 'mailto:ann@example.co.uk'))],
    ['links to a number', docxOf(relation('hyperlink', 'tel:07700900123'))],
    [
      'has a picture',
      docxOf(relation('image', 'media/image1.png', ''), { name: 'word/media/image1.png', content: 'x' }),
    ],
    [
      'was written by LibreOffice',
      docxOf(
        rels('http://schemas.openxmlformats.org/officedocument/2006/relationships/metadata/core-properties', 'a.xml'),
      ),
    ],
    [
      'was written by Word in its strict form',
      docxOf(rels('http://purl.oclc.org/ooxml/officeDocument/relationships/styles', '/word/styles.xml')),
    ],
    [
      'has comments of several people',
      docxOf(rels('http://schemas.microsoft.com/office/2011/relationships/people', 'people.xml')),
    ],
    ['counts its pages', docxOf(field(' PAGE ', '\\* MERGEFORMAT '))],
    ['links by a field', docxOf(field(' HYPERLINK "https://example.com" \\o "My page" '))],
    ['links to a place of its own', docxOf(field(' HYPERLINK \\l "_Toc1" '))],
    ['chooses by a field', docxOf(nested(' IF ', ' MERGEFIELD a '))],
    ['has an empty field', docxOf(field(' '))],
    ['speaks of DDE', docxOf(wordPart('<w:r><w:t>DDEAUTO cmd, file://host</w:t></w:r>'))],
    [
      'is in UTF-16',
      docxOf({ name: 'word/a.xml', content: Buffer.from('\ufeff<?xml version="1.0"?><a/>', 'utf16le') }),
    ],
  ])('%s', async (_, bytes) => expect(await readDocx(bytes)).toBe('good'));
});

describe('a Word document that runs, holds or fetches something', () => {
  it.each([
    ['macros', docxOf({ name: 'word/vbaProject.bin', content: 'x' })],
    [
      'macros of another name',
      docxOf(rels('http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'a.xml')),
    ],
    ['a type with macros', zipOf([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')])],
    ['a document with macros inside', docxOf({ name: 'word/embeddings/cv.docm', content: 'x' })],
    ['an object of another program', docxOf({ name: 'word/embeddings/oleObject1.bin', content: 'x' })],
    ['one outside', docxOf(relation('oleObject', 'https://example.com/a!x'))],
    ['a spreadsheet inside', docxOf(relation('package', 'embeddings/a.xml', ''))],
    ['another document that is read in', docxOf(relation('aFChunk', 'a.xml', ''))],
    ['a web archive', docxOf({ name: 'word/a.mht', content: 'x' })],
    ['a control', docxOf(relation('control', 'activeX1.xml', ''))],
    ['a frame', docxOf(relation('frame', 'https://example.com'))],
    ['an add-in', docxOf(rels('http://schemas.microsoft.com/office/2011/relationships/webextension', 'a.xml'))],
    ['a relation of an unknown family', docxOf(rels('https://example.com/relationships/styles', 'a.xml'))],
    ['a template on the web', docxOf(relation('attachedTemplate', 'https://example.com/a.dotm'))],
    ['one in entities', docxOf(relation('attached&#84;emplate', 'h&#116;tps://example.com/a.dotm'))],
    ['one on a share', docxOf(relation('attachedTemplate', '\\\\host\\a.dotm'))],
    ['one on a share as an address', docxOf(relation('attachedTemplate', 'file://host/a.dotm'))],
    ['one with slashes', docxOf(relation('attachedTemplate', '//host/a.dotm'))],
    ['one with more slashes', docxOf(relation('attachedTemplate', 'file:////host/a.dotm'))],
    ['one in a web archive', docxOf(relation('attachedTemplate', 'mhtml:https://example.com/a!b'))],
    ['a picture on the web', docxOf(relation('image', 'https://example.com/a.png'))],
    ['a picture on a share', docxOf(relation('image', '//host/a.png', ''))],
    ['a link to a share', docxOf(relation('hyperlink', 'file://host/a'))],
    ['a link with backslashes', docxOf(relation('hyperlink', '\\\\host\\a'))],
    ['a link that runs', docxOf(relation('hyperlink', 'javascript:alert(1)'))],
    ['a link to a web archive', docxOf(relation('hyperlink', 'mhtml:http://example.com!x'))],
    ['a drawing from a share', docxOf(wordPart('<v:imagedata src="\\\\host\\a.png"/>'))],
    ['DDE', docxOf(field(' DDEAUTO c:\\\\cmd.exe "/k calc" '))],
    ['DDE in pieces', docxOf(field(' DD', 'E', 'AUTO cmd'))],
    ['DDE in entities', docxOf(field(' &#68;DE cmd'))],
    ['DDE in CDATA', docxOf(field('<![CDATA[DDE cmd]]>'))],
    ['DDE as a simple field', docxOf(wordPart('<w:fldSimple w:instr=" dde cmd "/>'))],
    ['a field whose name another makes', docxOf(nested(' ', ' QUOTE 68 68 69 '))],
    ['a field whose name a bookmark ends', docxOf(nested(' DDE', ' REF a '))],
    ['a link whose address another makes', docxOf(nested(' HYPERLINK ', ' REF a '))],
    ['a field without an end', docxOf(wordPart('<w:fldChar w:fldCharType="begin"/><w:instrText>DDE x</w:instrText>'))],
    ['a picture by a field', docxOf(field(' INCLUDEPICTURE "https://example.com/a.png" '))],
    ['a link by a field to a share', docxOf(field(' HYPERLINK "\\\\\\\\host\\\\a" '))],
    ['a program in the archive', docxOf({ name: 'word/media/a.exe', content: 'x' })],
  ])('%s', async (_, bytes) => expect(await readDocx(bytes)).toBe('active'));
});

it('takes a part with a password for a lock', async () => {
  expect(await readDocx(docxOf({ name: 'word/a.xml', content: 'a', encrypted: true }))).toBe('locked');
});

it.each([
  ['half of one', docx.subarray(0, docx.length / 2)],
  ['one with something behind it', Buffer.concat([docx, Buffer.from('more')])],
  ['its head', docx.subarray(0, 4)],
  ['a PDF too', zipOf([{ name: '%PDF-1.7', content: 'x' }, contentTypes()])],
  ['an archive of a text', zipOf([{ name: 'a.xml', content: '<a/>' }])],
  [
    'a spreadsheet',
    zipOf([contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')]),
  ],
  ['a part that leads out of it', docxOf({ name: '../../etc/passwd', content: 'x' })],
  ['two parts of one name', docxOf(relation('image', 'a.png', ''), relation('hyperlink', 'https://example.com'))],
  ['two in other letters', docxOf({ name: 'Word/Document.xml', content: '<a/>' })],
  ['a list that is not well-formed', docxOf({ name: 'a.rels', content: '<Relationships><a></Relationships>' })],
  [
    'entities of its own',
    docxOf({ name: 'a.rels', content: '<!DOCTYPE a [<!ENTITY b "c">]><a xmlns="urn:a">&b;</a>' }),
  ],
  ['an encoding of its own', docxOf({ name: 'a.rels', content: '<?xml version="1.0" encoding="UTF-7"?><a/>' })],
  ['a bomb', docxOf(...[0, 1, 2].map((at) => ({ name: `word/${at}.png`, content: zeros(30) })))],
  ['a bomb that claims to be small', docxOf({ name: 'word/a.png', content: zeros(70), claims: 10 })],
  ['a part that claims to be large', docxOf({ name: 'word/a.png', content: 'a', claims: 0xfffffff0 })],
  ['a list without end', docxOf({ name: 'a.rels', content: zeros(11) })],
  ['thousands of parts', docxOf(...Array.from({ length: 2000 }, (_, at) => ({ name: `${at}.png`, content: '' })))],
])('%s is no Word document', async (_, bytes) => expect(await readDocx(bytes)).toBe('broken'));
