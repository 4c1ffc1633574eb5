import { expect, test } from 'vitest';
import { draftOf, fillEmpty } from './draft-fields.ts';

/** The parts of a field that drafts use. */
class Field {
  nodeName = 'INPUT';
  checked = false;
  #value: string;
  readonly name: string;
  readonly type: string;
  constructor(name: string, type: string, value = '') {
    this.name = name;
    this.type = type;
    this.#value = value;
  }
  get value() {
    return this.#value;
  }
  set value(text: string) {
    this.#value = text;
  }
  click() {
    this.checked = !this.checked;
  }
  dispatchEvent = () => true;
}

const fields = () => [
  new Field('firstName', 'text'),
  new Field('message', 'text'),
  new Field('formType', 'hidden', 'contact'),
  new Field('agreed', 'checkbox', 'on'),
  ...['mon', 'tue', 'wed'].map((day) => new Field('days', 'checkbox', day)),
  ...['yes', 'no'].map((answer) => new Field('drives', 'radio', answer)),
  new Field('cv', 'file'),
];
const formOf = (elements: Field[]) => ({ elements }) as unknown as HTMLFormElement;
const draft = { firstName: 'Ann', message: 'Hello', agreed: 'on', days: 'mon\nwed', drives: 'no', cv: 'on' };
const before = { firstName: 'Ann', message: 'Hello', agreed: 'on', days: 'mon\nwed', drives: 'no' };

test('an empty form is filled in with its draft except for files, which are reported', () => {
  const form = formOf(fields());
  expect(draftOf(form)).toEqual({ firstName: '', message: '', agreed: '', days: '', drives: '', cv: '' });
  expect(fillEmpty(form, draft)).toBe(true);
  expect(draftOf(form)).toEqual({ ...before, cv: '' });
  expect(fillEmpty(form, before)).toBe(false);
  expect(draftOf(form)).toEqual({ ...before, cv: '' });
});

test('values in the form win over its draft, and a chosen file stays', () => {
  const testFields = fields();
  const form = formOf(testFields);
  for (const field of testFields) {
    if (field.name === 'firstName') field.value = 'Anna';
    if (field.name === 'cv') field.value = 'C:\\fakepath\\cv.pdf';
    if (['tue', 'yes'].includes(field.value)) field.checked = true;
  }
  expect(fillEmpty(form, draft)).toBe(false);
  expect(draftOf(form)).toEqual({ ...draft, firstName: 'Anna', days: 'tue', drives: 'yes' });
});
