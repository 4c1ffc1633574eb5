import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

type Part = {
  name: string;
  content: string | Buffer;
  /** The size in the archive's directory, if false. */
  claims?: number;
  encrypted?: boolean;
};

function headerOf({ name, content, claims, encrypted: isEncrypted }: Part, compressed: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(isEncrypted ? 1 : 0, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(compressed.length, 14);
  header.writeUInt32LE(claims ?? Buffer.from(content).length, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
}

/** A zip archive of the parts, in order. */
export function zipOf(parts: readonly Part[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const compressed = deflateRawSync(part.content);
    const header = headerOf(part, compressed);
    const name = Buffer.from(part.name);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, name, compressed]);
    local.push(entry);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), header, place, name);
    offset += entry.length;
  }
  const centralDirectory = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(centralDirectory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, centralDirectory, Buffer.from('PK\u0005\u0006'), end]);
}

const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const contentTypes = (type = WORD_MAIN): Part => ({
  name: '[Content_Types].xml',
  content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
});

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (inside: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;

/** The relationships of a document, with one of this kind; `mode` is External, or empty for an internal target. */
export const relation = (kind: string, target: string, mode = 'External'): Part => ({
  name: 'word/_rels/document.xml.rels',
  content: relationships(
    `<Relationship Id="rId1" Type="${RELATIONS}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`,
  ),
});

/** A part of a Word document with the content. */
export const wordPart = (inside: string, name = 'word/header1.xml'): Part => ({
  name,
  content: `<?xml version="1.0" encoding="UTF-8"?><w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"><w:p>${inside}</w:p></w:hdr>`,
});

/** A Word document with additional parts. */
export const docxOf = (...parts: Part[]): Buffer =>
  zipOf([
    contentTypes(),
    {
      name: '_rels/.rels',
      content: relationships(`<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/>`),
    },
    wordPart('Ann Baker, pizzaiola', 'word/document.xml'),
    ...parts,
  ]);

type PdfOptions = { pages?: number; trailer?: string; objects?: readonly string[] };

/** A PDF of empty pages with a cross-reference table. */
export function pdfOf({ pages = 1, trailer = '', objects = [] }: PdfOptions = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    ...Array.from({ length: pages }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'),
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const places = bodies.map((body, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${lines}`;
  text += `trailer\n<</Size ${bodies.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A PDF with a cross-reference stream, as most programs have written since 2003. */
export function pdfWithStream(entries = ''): Buffer {
  const body =
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 0/Kids[]>>\nendobj\n';
  const stream = `3 0 obj\n<</Type/XRef/Size 4/W[1 2 1]/Root 1 0 R${entries}/Length 4>>\nstream\nabcd\nendstream\nendobj\n`;
  return Buffer.from(`${body}${stream}startxref\n${body.length}\n%%EOF`, 'latin1');
}

/** An object stream, as most programs have written since 2003. */
export function packedObjects(objects: readonly string[], entries = '/Type/ObjStm'): string {
  const places = objects.map((_, at) => `${at + 20} ${objects.slice(0, at).join(' ').length + (at && 1)}`).join(' ');
  const header = `${places} `;
  const compressed = deflateSync(Buffer.from(header + objects.join(' '), 'latin1')).toString('latin1');
  return `<<${entries}/N ${objects.length}/First ${header.length}/Filter/FlateDecode/Length ${compressed.length}>>\nstream\n${compressed}\nendstream`;
}
