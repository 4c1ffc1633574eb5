import { isPlainLink } from './plain-link.ts';

/**
 * Fields that show facts of the document or the clock. Those that include, link or run are absent: DDE, INCLUDETEXT,
 * LINK.
 */
const SHOWN = new Set([
  ...['PAGE', 'NUMPAGES', 'PAGEREF', 'SECTION', 'SECTIONPAGES', 'NUMWORDS', 'NUMCHARS', 'TOC', 'TC', 'INDEX', 'XE'],
  ...['DATE', 'TIME', 'CREATEDATE', 'SAVEDATE', 'PRINTDATE', 'EDITTIME', 'REVNUM', 'REF', 'NOTEREF', 'STYLEREF', 'SEQ'],
  ...['AUTHOR', 'TITLE', 'SUBJECT', 'KEYWORDS', 'COMMENTS', 'FILENAME', 'FILESIZE', 'LASTSAVEDBY', 'TEMPLATE', 'INFO'],
  ...['USERNAME', 'USERINITIALS', 'USERADDRESS', 'DOCPROPERTY', 'DOCVARIABLE', 'SYMBOL', 'ADVANCE', 'EQ', 'LISTNUM'],
  ...[
    'FORMTEXT',
    'FORMCHECKBOX',
    'FORMDROPDOWN',
    'MERGEFIELD',
    'CITATION',
    'BIBLIOGRAPHY',
    'ADDIN',
    'SHAPE',
    'IF',
    '=',
  ],
]);
/** HYPERLINK switches whose text isn't a target: a bookmark, a tooltip, a window. */
const SWITCH_WITH_TEXT = /\\[lot]\s*(?:"[^"]*"|\S+)/gi;

/** Whether a field only shows something; for a link, whether it is harmless. */
export function isPlainField(instruction: string): boolean {
  const [, name = '', rest = ''] = /^\s*(=|[^\s"\\=]*)([\s\S]*)$/.exec(instruction) ?? [];
  if (instruction.trim() === '') return true;
  if (name.toUpperCase() !== 'HYPERLINK') return SHOWN.has(name.toUpperCase());
  const targets = rest.replace(SWITCH_WITH_TEXT, ' ').replace(/(?<=^|\s)\\[mn](?=\s|$)/gi, ' ');
  return [...targets.matchAll(/"([^"]*)"?|(\S+)/g)].every(([, quoted, bare]) => isPlainLink(quoted ?? bare ?? ''));
}

type Open = { instruction: string; isDone: boolean };

/** Tracks a part's fields: their instructions come in pieces, and fields can be nested. */
export class WordFields {
  readonly #open: Open[] = [];
  isPlain = true;

  #check({ instruction }: Open): void {
    this.isPlain &&= isPlainField(instruction);
  }

  /** A simple field, with its instruction in one string. */
  simple(instruction: string): void {
    this.#check({ instruction, isDone: true });
  }

  begin(): void {
    const outer = this.#open.at(-1);
    // The result of a nested field may become this one's name, or a link's target.
    if (outer && !outer.isDone) this.isPlain &&= /^\s*(?:=|(?!HYPERLINK)[a-z]+\s)/i.test(outer.instruction);
    this.#open.push({ instruction: '', isDone: false });
  }

  text(piece: string): void {
    const field = this.#open.at(-1);
    if (field && !field.isDone) field.instruction += piece;
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isDone = true;
  }

  end(): void {
    const field = this.#open.pop();
    if (field) this.#check(field);
  }

  /** The end of the part also closes unfinished fields. */
  close(): void {
    while (this.#open.length > 0) this.end();
  }
}
