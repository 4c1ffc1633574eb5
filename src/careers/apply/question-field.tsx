import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { FieldError } from '../../ui/forms/field-frame.tsx';
import { questionField } from '../contracts/given-application.ts';
import type { JobQuestion } from '../contracts/job.ts';
import type { FieldOf } from './experience-fields.tsx';

type QuestionProps = { question: JobQuestion; field: FieldOf };

function Legend({ question: { question, is_mandatory } }: { question: JobQuestion }) {
  return (
    <>
      {question}
      {!is_mandatory && <span className="ml-2 text-sm font-normal text-ink-soft">optional</span>}
    </>
  );
}

function SeveralChoices({ question, choices, field }: QuestionProps & { choices: readonly string[] }) {
  const { id, name, error, defaultValue } = field(questionField(question.id));
  const ticks = defaultValue.split('\n');
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">
        <Legend question={question} />
      </legend>
      {choices.map((choice, at) => (
        <Checkbox
          key={choice}
          id={at === 0 ? id : `${id}-${at}`}
          name={name}
          value={choice}
          defaultChecked={ticks.includes(choice)}
        >
          {choice}
        </Checkbox>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

export function QuestionField({ question, field }: QuestionProps) {
  const { defaultValue, ...input } = field(questionField(question.id));
  const { is_mandatory } = question;
  switch (question.type) {
    case 'TEXT':
      return (
        <TextArea
          label={question.question}
          hint={question.answer || undefined}
          required={is_mandatory}
          optional={!is_mandatory}
          rows={4}
          {...input}
          defaultValue={defaultValue}
        />
      );
    case 'MULTIPLE_CHOICE':
      return <SeveralChoices question={question} choices={question.answer} field={field} />;
    default:
      return (
        <ChoiceGroup
          {...input}
          legend={<Legend question={question} />}
          choices={question.answer.map((text) => ({ value: text, text }))}
          value={defaultValue}
        />
      );
  }
}
