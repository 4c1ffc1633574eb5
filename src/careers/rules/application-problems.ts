import { EMAIL } from '../../values/email/email-domain.ts';
import { UNPRINTABLE } from '../../values/free-text.ts';
import { pastedAddress, pastedLine, pastedText } from '../../values/pasted/pasted.ts';
import {
  emptyExperience,
  experienceField,
  type GivenApplication,
  type GivenExperience,
  questionField,
} from '../contracts/given-application.ts';
import type { JobQuestion, Vacancy } from '../contracts/job.ts';
import { cvWords, problemOfChosenCv } from '../cv/cv-words.ts';

export type AskingJob = Pick<Vacancy, 'cv_required' | 'work_experience_required' | 'questions'>;
type Problems = Record<string, string>;

/** Years to choose from besides this one (product 10.4). */
const YEARS_BACK = 40;
export const MAX_EXPERIENCE = 20;
export const TEXT_LENGTH = 2000;
const LINE_LENGTH = 100;
const EMAIL_LENGTH = 254;

/** Letters, spaces, apostrophes and accented characters (product 10.4). */
const NAME = /^[\p{L}\p{M} '’]+$/u;
const LETTER = /\p{L}/u;
/** An optional plus, then 7 to 17 digits, dots or spaces (product 10.4). */
const TELEPHONE = /^\+?[\d. ]{7,17}$/;
const LINE_BREAK = /[\n\r\t]/;

const yearOf = (date: string) => Number(date.slice(0, 4));

/** The years to choose from, latest first, starting with that of `today`. */
export const yearsUntil = (today: string): number[] =>
  Array.from({ length: YEARS_BACK + 1 }, (_, back) => yearOf(today) - back);

function nameProblem(input: string, kind: 'first' | 'last'): string | null {
  const name = pastedLine(input);
  if (name === '') return `Enter your ${kind} name.`;
  if (name.length > LINE_LENGTH) return `Keep it to ${LINE_LENGTH} characters.`;
  return NAME.test(name) && LETTER.test(name) ? null : `Use only letters, spaces and apostrophes in your ${kind} name.`;
}

function emailProblem(input: string): string | null {
  const email = pastedAddress(input);
  if (email === '') return 'Enter your e-mail address so we can reply.';
  return email.length <= EMAIL_LENGTH && EMAIL.test(email)
    ? null
    : 'That e-mail address doesn’t look right. It should look like name@example.co.uk.';
}

function telephoneProblem(input: string): string | null {
  const telephone = pastedLine(input);
  if (telephone === '') return 'Enter a phone number so we can ring you.';
  return TELEPHONE.test(telephone)
    ? null
    : 'Use 7 to 17 digits, dots or spaces for the phone number. It can start with a plus.';
}

function resumeProblem({ resume }: GivenApplication, { cv_required }: AskingJob): string | null {
  if (resume) return problemOfChosenCv(resume);
  return cv_required ? cvWords.missing : null;
}

const lineProblem = (input: string, message: string | null): string | null => {
  const line = pastedLine(input);
  if (line === '') return message;
  if (line.length > LINE_LENGTH) return `Keep it to ${LINE_LENGTH} characters.`;
  return UNPRINTABLE.test(line) || LINE_BREAK.test(line) ? 'Use one line of plain text.' : null;
};

/** `within`: the first and last valid number. */
const numberProblem = (number: number | null, message: string | null, [from, to]: readonly [number, number]) => {
  if (number === null) return message;
  return Number.isInteger(number) && number >= from && number <= to ? null : 'Choose from the list.';
};

const MONTHS = [1, 12] as const;
const monthsOf = (year: number, month: number) => year * 12 + month;

function orderProblem({ fromMonth, fromYear, toMonth, toYear, isCurrentRole }: GivenExperience): string | null {
  if (isCurrentRole || fromMonth === null || fromYear === null || toMonth === null || toYear === null) return null;
  return monthsOf(fromYear, fromMonth) < monthsOf(toYear, toMonth)
    ? null
    : 'This job has to end after it started. Check the months and years.';
}

function futureProblem(month: number | null, year: number | null, today: string, words: string): string | null {
  if (month === null || year !== yearOf(today)) return null;
  return month <= Number(today.slice(5, 7)) ? null : words;
}

function positionProblems(position: GivenExperience, isRequired: boolean, today: string) {
  const ifRequired = (words: string) => (isRequired ? words : null);
  const ifEndRequired = (words: string) => (isRequired && !position.isCurrentRole ? words : null);
  const years = [yearOf(today) - YEARS_BACK, yearOf(today)] as const;
  const end = position.isCurrentRole ? { toMonth: null, toYear: null } : position;
  return {
    employer: lineProblem(position.employer, ifRequired('Tell us who you worked for.')),
    jobTitle: lineProblem(position.jobTitle, ifRequired('Tell us your job title there.')),
    fromMonth:
      numberProblem(position.fromMonth, ifRequired('Choose the month you started.'), MONTHS) ??
      futureProblem(position.fromMonth, position.fromYear, today, 'That month hasn’t happened yet. Check it.'),
    fromYear: numberProblem(position.fromYear, ifRequired('Choose the year you started.'), years),
    toMonth:
      numberProblem(
        end.toMonth,
        ifEndRequired('Choose the month you left, or tick that you still work there.'),
        MONTHS,
      ) ??
      futureProblem(
        end.toMonth,
        end.toYear,
        today,
        'That month hasn’t happened yet. If you still work there, tick the box.',
      ) ??
      orderProblem(position),
    toYear: numberProblem(end.toYear, ifEndRequired('Choose the year you left.'), years),
  } satisfies Partial<Record<keyof GivenExperience, string | null>>;
}

function experienceProblems(
  { experience }: GivenApplication,
  { work_experience_required }: AskingJob,
  today: string,
): [string, string | null][] {
  const positions = experience.length === 0 && work_experience_required ? [emptyExperience] : experience;
  return positions.flatMap((position, at): [string, string | null][] => {
    if (at >= MAX_EXPERIENCE)
      return [[experienceField(at, 'employer'), `List your last ${MAX_EXPERIENCE} jobs at most.`]];
    const problems = positionProblems(position, work_experience_required, today);
    return Object.entries(problems).map(([name, problem]) => [
      experienceField(at, name as keyof GivenExperience),
      problem,
    ]);
  });
}

function textProblem([input = '']: readonly string[], message: string | null): string | null {
  const text = pastedText(input);
  if (text === '') return message;
  if (text.length > TEXT_LENGTH) return `Keep your answer to ${TEXT_LENGTH} characters.`;
  return UNPRINTABLE.test(text) ? 'Use plain text in your answer.' : null;
}

function questionProblem(question: JobQuestion, values: readonly string[]): string | null {
  // The error summary needs to say which question is meant.
  const message = question.is_mandatory ? `Please answer: ${question.question}` : null;
  if (question.type === 'TEXT') return textProblem(values, message);
  const choices = values.filter((value) => value !== '');
  if (choices.length === 0) return message;
  if (question.type !== 'MULTIPLE_CHOICE' && choices.length > 1) return 'Choose one answer.';
  const options: readonly string[] = question.answer;
  return choices.every((choice) => options.includes(choice)) ? null : 'Choose from the answers shown.';
}

/**
 * Errors in an application by field, in form order: the rules of product 10.4, shared by form and endpoint. The content
 * of the CV is checked elsewhere. `today`: the date.
 */
export function applicationProblems(application: GivenApplication, job: AskingJob, today: string): Problems {
  const entries: [string, string | null][] = [
    ['firstName', nameProblem(application.firstName, 'first')],
    ['secondName', nameProblem(application.secondName, 'last')],
    ['email', emailProblem(application.email)],
    ['telephone', telephoneProblem(application.telephone)],
    ...experienceProblems(application, job, today),
    ['resume', resumeProblem(application, job)],
    ...job.questions.map((question): [string, string | null] => [
      questionField(question.id),
      questionProblem(question, application.answers[question.id] ?? []),
    ]),
  ];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}
