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

/** Without JavaScript, the button that sets the number of positions. */
export const SHOW_POSITIONS = 'showPositions';

const EXPERIENCE = /^experience\.(\d{1,2})\.(\w+)$/;
const QUESTION = /^question\.(.+)$/;
/** Fields that nobody typed. */
const NOT_TYPED = new Set(['formType', 'captchaToken', 'idempotencyKey', 'jobId', SHOW_POSITIONS]);
/** A multipart form ends lines with CRLF. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '');
const numberOf = (value: string) => (value.trim() === '' ? null : Number(value));

function withField(position: GivenExperience, name: string, value: string): GivenExperience {
  if (name === 'isCurrentRole') return { ...position, isCurrentRole: true };
  if (name === 'employer' || name === 'jobTitle') return { ...position, [name]: value };
  return name in emptyExperience ? { ...position, [name]: numberOf(value) } : position;
}

/** A form's positions, including empty ones. */
export function experienceIn(entries: Entries): GivenExperience[] {
  const positions: GivenExperience[] = [];
  for (const [name, value] of entries) {
    const [, at, field = ''] = EXPERIENCE.exec(name) ?? [];
    if (at === undefined) continue;
    for (let index = positions.length; index <= Number(at); index += 1) positions.push(emptyExperience);
    positions[Number(at)] = withField(positions[Number(at)] ?? emptyExperience, field, textOf(value));
  }
  return positions;
}

/** A form's answers, by question. */
export function answersIn(entries: Entries): Record<string, string[]> {
  const answers = new Map<string, string[]>();
  for (const [name, value] of entries) {
    const id = QUESTION.exec(name)?.[1];
    if (id !== undefined) answers.set(id, [...(answers.get(id) ?? []), textOf(value)]);
  }
  return Object.fromEntries(answers);
}

/** A form's file; null if there is none. */
export function fileIn(entries: Entries): File | null {
  for (const [name, value] of entries) if (name === 'resume' && isChosenFile(value)) return value;
  return null;
}

/** Errors in a form's files, by field: it takes a single file, named “resume”. */
export function fileProblemsIn(entries: Entries): Record<string, string> {
  const list = [...entries];
  const resumes = list.filter(([name, value]) => name === 'resume' && (isChosenFile(value) || textOf(value) !== ''));
  const elsewhere = list.filter(([name, value]) => name !== 'resume' && isChosenFile(value));
  return {
    ...Object.fromEntries(elsewhere.map(([name]) => [name, STRAY_FILE])),
    ...(resumes.some(([, value]) => !isChosenFile(value)) && { resume: 'Send your CV as a file.' }),
    ...(resumes.length > 1 && { resume: 'Send one CV. You can combine several documents in one PDF.' }),
  };
}

/** A form's numbered fields, under their field names. */
export function numberedFieldsIn(entries: Iterable<[string, FormDataEntryValue]>) {
  const fields: { [Name in ExperienceFieldName | QuestionFieldName]?: string[] } = {};
  const isNumbered = (name: string): name is keyof typeof fields => EXPERIENCE.test(name) || QUESTION.test(name);
  for (const [name, value] of entries)
    if (isNumbered(name) && typeof value === 'string') fields[name] = [...(fields[name] ?? []), value];
  return fields;
}

/** A form's fields in a flat list; repeated fields have an entry for each value. */
export const entriesOf = (fields: object) =>
  Object.entries(fields).flatMap(([name, value]) => [value].flat().map((item): [string, unknown] => [name, item]));

/** The request for a form's fields. */
export function applicationRequestOf(fields: object): object {
  const list = entriesOf(fields);
  const texts = Object.fromEntries(list.filter(([, value]) => typeof value === 'string' && value !== ''));
  return {
    ...texts,
    experience: experienceIn(list),
    questionAnswers: Object.entries(answersIn(list)).map(([id, answer]) => ({ id, answer })),
    resume: fileIn(list),
  };
}

/** A form's fields as an application to validate. Missing fields are empty. */
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

/** A form's values by field, without files. Several ticked answers are joined by line breaks. */
export function valuesIn(entries: Entries): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of entries)
    if (typeof value === 'string' && !NOT_TYPED.has(name))
      values.set(name, values.has(name) ? `${values.get(name)}\n${value}` : value);
  return Object.fromEntries(values);
}
