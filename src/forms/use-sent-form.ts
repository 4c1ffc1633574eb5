import { type FormEvent, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { newIdempotencyKey } from '../platform/api/idempotency-key.ts';
import { requestCaptchaToken } from '../platform/captcha/captcha-token.ts';
import { whenArrived } from '../ui/card/card-history.ts';
import { focusSummary } from '../ui/forms/error-summary.tsx';
import { type FormAnswer, PostedForm, unsent } from './form-answer.ts';
import { type FormEvents, isShownFirst, reportForm } from './form-events.ts';
import { dropOutcome, storedThanks, storeOutcome } from './sent-in-history.ts';

type Options<Sent> = {
  formType: string;
  /** The API that requires the captcha, if any. */
  captcha?: 'booking' | 'network';
  /** Validates in the browser before sending; returns errors by field. */
  check?: (form: FormData) => Record<string, string>;
  /** Removes what can't be sent; returns errors by field, which are shown with the response's. */
  takeOut?: (form: FormData) => Record<string, string>;
  /** By field, the others whose endpoint errors depend on it and clear when it changes. */
  hanging?: Record<string, readonly string[]>;
  /** Events sent to analytics. */
  events?: FormEvents;
  /** Whether reload and Back show the thanks again. */
  keepsThanks?: boolean;
  /** Called with each outcome, before it is shown. */
  onAnswer?: (answer: FormAnswer<Sent>) => void;
};

/** Reports the outcome of a form posted before scripts ran, once they do. */
function usePostedReport(postedAnswer: FormAnswer | null, formType: string, events: FormEvents | undefined): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (events && postedAnswer?.formType === formType && isShownFirst()) reportForm(events, postedAnswer);
  }, [postedAnswer, formType, events]);
}

/** A form that is sent once however often its button is pressed, and preserves its values on failure. */
export function useSentForm<Sent>(options: Options<Sent>) {
  const { formType, captcha, check = () => ({}), takeOut = () => ({}), hanging = {}, events } = options;
  const { keepsThanks = false, onAnswer } = options;
  const postedAnswer = useContext(PostedForm);
  usePostedReport(postedAnswer, formType, events);
  const [answer, setAnswer] = useState<FormAnswer<Sent>>(
    postedAnswer?.formType === formType ? (postedAnswer as FormAnswer<Sent>) : unsent(formType),
  );
  // Before painting, so that the form doesn't flash up.
  useLayoutEffect(() => {
    const outcome = keepsThanks ? storedThanks<Sent>(formType) : null;
    if (outcome !== null) setAnswer({ ...unsent(formType), sent: outcome });
  }, [formType, keepsThanks]);
  const [isSending, setIsSending] = useState(false);
  /** Idempotency key of the current values; reset on change, so that an unchanged retry isn't a second message. */
  const key = useRef<string | null>(null);
  /** Whether the errors come from our own validation, which can be repeated for each field. */
  const isOwnCheck = useRef(false);
  const answerRef = useRef<HTMLDivElement>(null);
  const isNew = useRef(false);
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    if (answer.sent !== null || answer.problem !== null || Object.keys(answer.fields).length > 0)
      focusSummary(answerRef.current);
  }, [answer]);

  const fetcher = useFetcher<FormAnswer<Sent>>();
  /** While sending, the errors of what was removed. */
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
    // A field filled in for the person and not touched keeps its value.
    const next: FormAnswer<Sent> = { ...fetcher.data, formType, typed: answer.typed };
    if (next.sent !== null) key.current = null;
    if (Object.keys(next.fields).length > 0) next.fields = { ...next.fields, ...takenOut };
    if (events) reportForm(events, next);
    onAnswer?.(next);
    // In a card, the entry of its thanks is written first.
    if (keepsThanks && next.sent !== null) whenArrived(() => storeOutcome(formType, next.sent));
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
  /** Updates or clears the error of a changed field and its dependents. */
  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    key.current = null;
    const wrong = Object.entries(answer.fields);
    if (wrong.length === 0) return;
    const { name = '' } = target as Partial<HTMLInputElement>;
    const now: Record<string, string> = check(new FormData(currentTarget));
    const changes = (field: string) => isOwnCheck.current || field === name || hanging[name]?.includes(field);
    const still = wrong
      .map(([field, words]) => [field, changes(field) ? now[field] : words] as const)
      .filter((entry): entry is [string, string] => entry[1] !== undefined);
    const isOther = still.length < wrong.length || still.some(([field, words]) => words !== answer.fields[field]);
    if (isOther) setAnswer({ ...answer, fields: Object.fromEntries(still) });
  }
  function again(values: Record<string, string> = {}) {
    if (keepsThanks) dropOutcome();
    setAnswer(unsent(formType, values));
  }
  return { answer, isSending, answerRef, onSubmit, onInput, again };
}

export type FormState<Sent> = ReturnType<typeof useSentForm<Sent>>;
