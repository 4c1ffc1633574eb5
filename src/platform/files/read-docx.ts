import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { DocumentVerdict } from './document-verdict.ts';
import { PDF_WINDOW } from './kind-of-file.ts';
import { isPlainLink } from './plain-link.ts';
import { WordFields } from './word-fields.ts';
import { isPlainRelation } from './word-relations.ts';

/** A Word document usually has a few dozen parts. */
const MOST_PARTS = 2000;
/** Guards against zip bombs; no CV with pictures is this large. */
const MOST_UNPACKED = 60 * 1024 * 1024;
/** Longest part parsed as XML: the text of a long book. */
const MOST_XML = 10 * 1024 * 1024;

const CONTENT_TYPES = '[Content_Types].xml';
const WORD_DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const ACTIVE_TYPES = /macroEnabled|vbaProject|activeX|oleObject/i;
const SHOWN_PART = /\.(?:xml|rels|png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|svg|webp|wdp|odttf)$/i;
const VML = /^urn:schemas-microsoft-com:(?:vml|office:office)$/;
const DRAWN_FROM = new Set(['src', 'href', 'althref']);

class Refused extends Error {
  readonly verdict: DocumentVerdict;
  constructor(verdict: DocumentVerdict) {
    super(verdict);
    this.verdict = verdict;
  }
}

const refuseUnless = (isPlain: boolean) => {
  if (!isPlain) throw new Refused('active');
};

/** The text of a part, in the encodings Office uses. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

type Tag = {
  local: string;
  uri: string;
  attributes: Record<string, { local: string; uri: string; value: string }>;
};
const attributeOf = ({ attributes }: Tag, name: string) =>
  Object.values(attributes).find(({ local }) => local === name)?.value ?? '';

/** Parses a part as strictly as Office: malformed XML and custom entities are rejected. */
function readXml(text: string, on: { tag: (tag: Tag) => void; text?: (text: string, parent: string) => void }): void {
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?(8|16)$/i.test(encoding)) throw new Refused('broken');
  });
  parser.on('doctype', () => {
    throw new Refused('broken');
  });
  parser.on('error', () => {
    throw new Refused('broken');
  });
  parser.on('opentag', (tag) => {
    open.push(tag.local);
    on.tag(tag as Tag);
  });
  parser.on('closetag', () => open.pop());
  const toText = (piece: string) => on.text?.(piece, open.at(-1) ?? '');
  parser.on('text', toText);
  parser.on('cdata', toText);
  parser.write(text).close();
}

/** Whether the list of content types names a Word document. */
function isWordDocument(text: string): boolean {
  let isDocument = false;
  readXml(text, {
    tag(tag) {
      const type = attributeOf(tag, 'ContentType');
      refuseUnless(!ACTIVE_TYPES.test(type));
      isDocument ||= type.toLowerCase() === WORD_DOCUMENT;
    },
  });
  return isDocument;
}

function checkRelations(text: string): void {
  readXml(text, {
    tag(tag) {
      if (tag.local !== 'Relationship') return;
      const isExternal = attributeOf(tag, 'TargetMode').toLowerCase() === 'external';
      refuseUnless(isPlainRelation({ type: attributeOf(tag, 'Type'), target: attributeOf(tag, 'Target'), isExternal }));
    },
  });
}

/** Checks a part of the document itself: its fields and the sources of its VML drawings. */
function checkPart(text: string): void {
  const fields = new WordFields();
  readXml(text, {
    tag(tag) {
      if (tag.local === 'fldSimple') fields.simple(attributeOf(tag, 'instr'));
      if (tag.local === 'fldChar') {
        const kind = attributeOf(tag, 'fldCharType');
        if (kind === 'begin') fields.begin();
        if (kind === 'separate') fields.separate();
        if (kind === 'end') fields.end();
      }
      for (const { local, uri, value } of Object.values(tag.attributes))
        if (DRAWN_FROM.has(local) && (VML.test(uri) || VML.test(tag.uri)))
          refuseUnless(value === '' || isPlainLink(value));
    },
    text(piece, parent) {
      if (parent === 'instrText' || parent === 'delInstrText') fields.text(piece);
    },
  });
  fields.close();
  refuseUnless(fields.isPlain);
}

/** Unpacks a part, counting real bytes rather than its declared size; keeps the content only if it is XML. */
async function unpack(zip: ZipFile, entry: Entry, budget: number): Promise<{ size: number; xml: Buffer | null }> {
  const isXml = /\.(?:xml|rels)$/i.test(entry.fileName);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > budget || (isXml && size > MOST_XML)) throw new Refused('broken');
    if (isXml) chunks.push(chunk as Buffer);
  }
  return { size, xml: isXml ? Buffer.concat(chunks) : null };
}

async function checkParts(zip: ZipFile): Promise<boolean> {
  const names = new Set<string>();
  let budget = MOST_UNPACKED;
  let isDocument = false;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Refused('locked');
    if (entry.uncompressedSize > budget) throw new Refused('broken');
    const name = entry.fileName.toLowerCase();
    // With duplicate names, readers disagree about which part counts.
    if (names.has(name)) throw new Refused('broken');
    names.add(name);
    if (name.endsWith('/')) continue;
    refuseUnless(SHOWN_PART.test(name));
    const { size, xml } = await unpack(zip, entry, budget);
    budget -= size;
    if (!xml) continue;
    if (name === CONTENT_TYPES.toLowerCase()) isDocument = isWordDocument(textOf(xml));
    else if (name.endsWith('.rels')) checkRelations(textOf(xml));
    else checkPart(textOf(xml));
  }
  return isDocument;
}

/** Reads every part of a Word document, in time and memory bounded by its size. */
export async function readDocx(bytes: Buffer): Promise<DocumentVerdict> {
  // A PDF could hide in the archive.
  if (bytes.subarray(0, PDF_WINDOW).includes('%PDF-')) return 'broken';
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    return zip.entryCount <= MOST_PARTS && (await checkParts(zip)) ? 'good' : 'broken';
  } catch (problem) {
    return problem instanceof Refused ? problem.verdict : 'broken';
  }
}
