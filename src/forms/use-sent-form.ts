import { type FormEvent, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { newIdempotencyKey } from '../platform/api/idempotency-key.ts';
import { requestCaptchaToken } from '../platform/captcha/captcha-token.ts';
import { whenArrived } from '../ui/card/card-history.ts';
import { focusSummary } from '../ui/forms/error-summary.tsx';
import { type FormAnswer, PostedForm, unsent } from './form-answer.ts';
import { type FormEvents, isShownFirst, reportForm } from './form-events.ts';
import { dropSent, keepSent, keptSent } from './sent-in-history.ts';

type Options<Sent> = {
  formType: string;
  /** Who asks for the captcha; left out, the form needs none. */
  captcha?: 'booking' | 'network';
  /** Checks in the browser before sending: the error by field. */
  check?: (form: FormData) => Record<string, string>;
  /** Takes out of the form what can't be sent: the error by field, told with those of the answer. */
  takeOut?: (form: FormData) => Record<string, string>;
  /** By a field's name, those whose errors from the endpoint hang on it: they go as it changes. */
  hanging?: Record<string, readonly string[]>;
  /** Events sent to analytics. */
  events?: FormEvents;
  /** Whether a reload and the way back show the thanks again. */
  keepsThanks?: boolean;
  /** Called with each answer, before it is shown. */
  onAnswer?: (answer: FormAnswer<Sent>) => void;
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
  const { formType, captcha, check = () => ({}), takeOut = () => ({}), hanging = {}, events } = options;
  const { keepsThanks = false, onAnswer } = options;
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

  const fetcher = useFetcher<FormAnswer<Sent>>();
  /** While the form is under way, the errors of what was taken out of it. */
  const underWay = useRef<Record<string, string> | null>(null);

  const show = (next: FormAnswer<Sent>) => {
    isNew.current = true;
    setAnswer(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const takenOut = underWay.current;
    if (takenOut === null || fetcher.state !== 'idle' || !fetcher.data) return;
    underWay.current = null;
    setIsSending(false);
    // A field that was filled in for the person, and not touched, keeps what it has.
    const next: FormAnswer<Sent> = { ...fetcher.data, formType, typed: answer.typed };
    if (next.sent !== null) key.current = null;
    if (Object.keys(next.fields).length > 0) next.fields = { ...next.fields, ...takenOut };
    if (events) reportForm(events, next);
    onAnswer?.(next);
    // In a card the entry of its thanks is written first.
    if (keepsThanks && next.sent !== null) whenArrived(() => keepSent(formType, next.sent));
    show(next);
  }, [fetcher.state, fetcher.data]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const { action, enctype } = event.currentTarget;
    const { pathname, search } = new URL(action);
    const form = new FormData(event.currentTarget);
    const fields = check(form);
    isOwnCheck.current = Object.keys(fields).length > 0;
    if (isOwnCheck.current) return show({ ...unsent(formType, answer.typed), fields });
    underWay.current = takeOut(form);
    setIsSending(true);
    key.current ??= newIdempotencyKey();
    form.set('idempotencyKey', key.current);
    const token = captcha && (await requestCaptchaToken(captcha === 'network' ? captcha : undefined));
    if (token) form.set('captchaToken', token);
    await fetcher.submit(form, {
      method: 'post',
      action: pathname + search,
      encType: enctype as 'multipart/form-data',
      defaultShouldRevalidate: false,
    });
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
