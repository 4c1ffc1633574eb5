import { type FormEvent, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../platform/api/idempotency-key.ts';
import { whenArrived } from '../ui/card/card-history.ts';
import { focusSummary } from '../ui/forms/error-summary.tsx';
import { type FormAnswer, failed, NotTaken, PostedForm, unsent } from './form-answer.ts';
import { type FormEvents, isShownFirst, reportForm } from './form-events.ts';
import { dropSent, keepSent, keptSent } from './sent-in-history.ts';

/** Sends a form; throws NotTaken. */
export type SendForm<Sent> = (form: FormData) => Promise<Sent>;

type Options<Sent> = {
  formType: string;
  send: SendForm<Sent>;
  /** Checks in the browser before sending: the error by field. */
  check?: (form: FormData) => Record<string, string>;
  /** By a field's name, those whose errors from the endpoint hang on it: they go as it changes. */
  hanging?: Record<string, readonly string[]>;
  /** Events sent to analytics. */
  events?: FormEvents;
  /** Whether a reload and the way back show the thanks again. */
  keepsThanks?: boolean;
};

/** Reports the answer to a form that was posted before the page's scripts ran, once they do. */
function usePostedReport(posted: FormAnswer | null, formType: string, events: FormEvents | undefined): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (events && posted?.formType === formType && isShownFirst()) reportForm(events, posted);
  }, [posted, formType, events]);
}

/** A form that is sent once however often its button is pressed, and keeps what was typed when that fails. */
export function useSentForm<Sent>(options: Options<Sent>) {
  const { formType, send, check = () => ({}), hanging = {}, events, keepsThanks = false } = options;
  const posted = useContext(PostedForm);
  usePostedReport(posted, formType, events);
  const [answer, setAnswer] = useState<FormAnswer<Sent>>(
    posted?.formType === formType ? (posted as FormAnswer<Sent>) : unsent(formType),
  );
  // Before it is painted: the form is not seen for a moment first.
  useLayoutEffect(() => {
    const sent = keepsThanks ? keptSent<Sent>(formType) : null;
    if (sent !== null) setAnswer({ ...unsent(formType), sent });
  }, [formType, keepsThanks]);
  const [isSending, setIsSending] = useState(false);
  const underWay = useRef(false);
  /** Idempotency key of the present input; reset when it changes, so that an unchanged retry is no second message. */
  const key = useRef<string | null>(null);
  /** Whether the errors are those of our own check, of which each can be looked at again. */
  const isOwnCheck = useRef(false);
  const told = useRef<HTMLDivElement>(null);
  const isNew = useRef(false);
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    if (answer.sent !== null || answer.problem !== null || Object.keys(answer.fields).length > 0)
      focusSummary(told.current);
  }, [answer]);

  async function answerTo(form: FormData): Promise<FormAnswer<Sent>> {
    // A field that was filled in for the person, and not touched, keeps what it has.
    const before: FormAnswer<Sent> = unsent(formType, answer.typed);
    const fields = check(form);
    isOwnCheck.current = Object.keys(fields).length > 0;
    if (isOwnCheck.current) return { ...before, fields };
    key.current ??= newIdempotencyKey();
    form.set('idempotencyKey', key.current);
    try {
      const sent = await send(form);
      key.current = null;
      return { ...before, sent };
    } catch (failure) {
      if (failure instanceof NotTaken) return failed(before, failure.result);
      throw failure;
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setIsSending(true);
    try {
      const next = await answerTo(new FormData(event.currentTarget));
      if (events) reportForm(events, next);
      // In a card the entry of its thanks is written first.
      if (keepsThanks && next.sent !== null) whenArrived(() => keepSent(formType, next.sent));
      isNew.current = true;
      setAnswer(next);
    } finally {
      underWay.current = false;
      setIsSending(false);
    }
  }
  /** What was wrong with a field, or one that hangs on it, goes as it is put right, or is said anew as it becomes another. */
  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    key.current = null;
    const wrong = Object.entries(answer.fields);
    if (wrong.length === 0) return;
    const { name = '' } = target as Partial<HTMLInputElement>;
    const now: Record<string, string> = check(new FormData(currentTarget));
    const changes = (field: string) => isOwnCheck.current || field === name || hanging[name]?.includes(field);
    const still = wrong
      .map(([field, words]) => [field, changes(field) ? now[field] : words] as const)
      .filter((one): one is [string, string] => one[1] !== undefined);
    const isOther = still.length < wrong.length || still.some(([field, words]) => words !== answer.fields[field]);
    if (isOther) setAnswer({ ...answer, fields: Object.fromEntries(still) });
  }
  function again(typed: Record<string, string> = {}) {
    if (keepsThanks) dropSent();
    setAnswer(unsent(formType, typed));
  }
  return { answer, isSending, told, onSubmit, onInput, again };
}

export type FormState<Sent> = ReturnType<typeof useSentForm<Sent>>;
