import type { ReactNode } from 'react';
import { TextArea, TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { OFFERED_TIMES } from '../../contracts/answer-forms.ts';
import { PostForm, Submit } from '../../frame/forms.server.tsx';

type Act = 'offer' | 'declined' | 'words' | 'settled';

export type Answering = {
  answerKey: string;
  seen: number;
  covers: number;
  date: string;
  time: string;
  sisters: { value: string; text: string }[];
  /** The form’s input and problems after a refusal. */
  given: Record<string, string>;
  problems: Record<string, string>;
};

function AnswerForm({
  act,
  title,
  answering: { answerKey, seen, given },
  children,
}: {
  act: Act;
  title: string;
  answering: Answering;
  children: ReactNode;
}) {
  return (
    <details name="answer" open={given.act === act} className="border-b border-line">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold underline underline-offset-4">
        {title}
      </summary>
      <PostForm fields={{ act, key: given.key ?? answerKey, seen }} className="grid max-w-text gap-4 pt-2 pb-6">
        {children}
      </PostForm>
    </details>
  );
}

/** A form's fields with their input. */
function fieldsOf(act: Act, { given, problems }: Answering) {
  const isOwn = given.act === act;
  return (name: string, preset?: string | number) => ({
    id: `${act}-${name}`,
    name,
    defaultValue: isOwn ? (given[name] ?? '') : preset,
    error: isOwn ? problems[name] : undefined,
  });
}

function OfferForm({ answering }: { answering: Answering }) {
  const field = fieldsOf('offer', answering);
  const { covers, date, time } = answering;
  return (
    <AnswerForm act="offer" title="Offer times" answering={answering}>
      <TextField {...field('covers', covers)} type="number" min={1} label="How many" className="w-32" />
      {Array.from({ length: OFFERED_TIMES }, (_, index) => (
        <div key={`time${index.toString()}`} className="grid grid-cols-2 gap-3">
          <TextField
            {...field(`date${index}`, index === 0 ? date : undefined)}
            type="date"
            required={index === 0}
            label={index === 0 ? 'Day' : 'Or day'}
          />
          <TextField
            {...field(`time${index}`, index === 0 ? time : undefined)}
            type="time"
            step={300}
            required={index === 0}
            label="Time"
          />
        </div>
      ))}
      <TextArea {...field('message')} label="Your words" optional />
      <p className="text-sm text-ink-soft">
        The tables are held for 48 hours, or until the day before they come. The guest gets a link that books one of
        them.
      </p>
      <Submit>Hold tables and e-mail</Submit>
    </AnswerForm>
  );
}

function DeclineForm({ answering }: { answering: Answering }) {
  const field = fieldsOf('declined', answering);
  return (
    <AnswerForm act="declined" title="Say no" answering={answering}>
      <TextArea {...field('message')} required label="Your words" />
      {answering.sisters.length > 0 && (
        <Select
          {...field('sister')}
          label="Suggest another restaurant"
          options={[{ value: '', text: 'No, thanks' }, ...answering.sisters]}
        />
      )}
      <Submit>Send</Submit>
    </AnswerForm>
  );
}

/** The ways to answer a request. One form is open at a time. */
export function AnswerForms({ answering }: { answering: Answering }) {
  return (
    <div className="mt-2 border-t border-line">
      <OfferForm answering={answering} />
      <DeclineForm answering={answering} />
      <AnswerForm act="words" title="Send a message" answering={answering}>
        <TextArea {...fieldsOf('words', answering)('message')} required label="Your words" />
        <Submit>Send</Submit>
      </AnswerForm>
      <AnswerForm act="settled" title="Close without an e-mail" answering={answering}>
        <p>For when you’ve spoken to them. Tables you’ve offered are released.</p>
        <Submit variant="line">Close it</Submit>
      </AnswerForm>
    </div>
  );
}
