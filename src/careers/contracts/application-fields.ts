import { isChosenFile } from '../../forms/chosen-file.ts';
import {
  type ExperienceFieldName,
  emptyExperience,
  type GivenApplication,
  type GivenExperience,
  type QuestionFieldName,
} from './given-application.ts';

type Entries = Iterable<[string, unknown]>;

export const STRAY_FILE = 'We only read a file from “resume”. Send your CV there.';

/** The button that shows so many positions, without JavaScript. */
export const SHOW_POSITIONS = 'showPositions';

const EXPERIENCE = /^experience\.(\d{1,2})\.(\w+)$/;
const QUESTION = /^question\.(.+)$/;
/** What a form holds beside what was typed. */
const NOT_TYPED = new Set(['formType', 'captchaToken', 'idempotencyKey', 'jobId', SHOW_POSITIONS]);
/** A multipart form ends its lines with two characters; a text has one. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '');
const numberOf = (value: string) => (value.trim() === '' ? null : Number(value));

function withField(one: GivenExperience, name: string, value: string): GivenExperience {
  if (name === 'isCurrentRole') return { ...one, isCurrentRole: true };
  if (name === 'employer' || name === 'jobTitle') return { ...one, [name]: value };
  return name in emptyExperience ? { ...one, [name]: numberOf(value) } : one;
}

/** The positions in a form, with those of which nothing was filled in. */
export function experienceIn(entries: Entries): GivenExperience[] {
  const found: GivenExperience[] = [];
  for (const [name, value] of entries) {
    const [, at, field = ''] = EXPERIENCE.exec(name) ?? [];
    if (at === undefined) continue;
    for (let missing = found.length; missing <= Number(at); missing += 1) found.push(emptyExperience);
    found[Number(at)] = withField(found[Number(at)] ?? emptyExperience, field, textOf(value));
  }
  return found;
}

/** What was answered in a form, by question. */
export function answersIn(entries: Entries): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of entries) {
    const id = QUESTION.exec(name)?.[1];
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), textOf(value)]);
  }
  return Object.fromEntries(found);
}

/** The file chosen in a form; null where there is none. */
export function fileIn(entries: Entries): File | null {
  for (const [name, value] of entries) if (name === 'resume' && isChosenFile(value)) return value;
  return null;
}

/** What is wrong with the files of a form, by field: it takes one, as “resume”. */
export function fileProblemsIn(entries: Entries): Record<string, string> {
  const all = [...entries];
  const resumes = all.filter(([name, value]) => name === 'resume' && (isChosenFile(value) || textOf(value) !== ''));
  const elsewhere = all.filter(([name, value]) => name !== 'resume' && isChosenFile(value));
  return {
    ...Object.fromEntries(elsewhere.map(([name]) => [name, STRAY_FILE])),
    ...(resumes.some(([, value]) => !isChosenFile(value)) && { resume: 'Send your CV as a file.' }),
    ...(resumes.length > 1 && { resume: 'Send one CV. You can combine several documents in one PDF.' }),
  };
}

/** The numbered fields of a form, under the names that they have there. */
export function numberedFieldsIn(entries: Iterable<[string, FormDataEntryValue]>) {
  const found: { [Name in ExperienceFieldName | QuestionFieldName]?: string[] } = {};
  const isNumbered = (name: string): name is keyof typeof found => EXPERIENCE.test(name) || QUESTION.test(name);
  for (const [name, value] of entries)
    if (isNumbered(name) && typeof value === 'string') found[name] = [...(found[name] ?? []), value];
  return found;
}

/** The fields of a form, one by one; several values of a field stand in a list. */
export const entriesOf = (fields: object) =>
  Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]));

/** The request of a form's fields; a field of several values has them all. */
export function applicationRequestOf(fields: object): object {
  const all = entriesOf(fields);
  const texts = Object.fromEntries(all.filter(([, value]) => typeof value === 'string' && value !== ''));
  return {
    ...texts,
    experience: experienceIn(all),
    questionAnswers: Object.entries(answersIn(all)).map(([id, answer]) => ({ id, answer })),
    resume: fileIn(all),
  };
}

/** An application as the rules read it, from the fields of a form. What no field says of is empty. */
export function applicationIn(form: FormData): GivenApplication {
  const text = (name: string) => textOf(form.get(name));
  return {
    firstName: text('firstName'),
    secondName: text('secondName'),
    email: text('email'),
    telephone: text('telephone'),
    experience: experienceIn(form),
    answers: answersIn(form),
    resume: fileIn(form),
  };
}

/** What was typed into a form, by field; what was ticked of several answers, a line each. No file is among it. */
export function typedIn(entries: Entries): Record<string, string> {
  const typed = new Map<string, string>();
  for (const [name, value] of entries)
    if (typeof value === 'string' && !NOT_TYPED.has(name))
      typed.set(name, typed.has(name) ? `${typed.get(name)}\n${value}` : value);
  return Object.fromEntries(typed);
}
