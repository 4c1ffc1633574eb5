import { type RefObject, useEffect, useRef, useState } from 'react';
import { draftOf, fillEmpty } from '../../forms/draft-fields.ts';
import type { Draft } from '../../forms/drafts.ts';
import { applicationDrafts } from './application-drafts.ts';

const filledIn = (draft: Draft): Draft => Object.fromEntries(Object.entries(draft).filter(([, typed]) => typed !== ''));

type DraftOptions = {
  /** Inside the form. */
  fields: RefObject<HTMLElement | null>;
  /** The form came back with what was posted: no draft fills it in. */
  isPosted: boolean;
  /** Called with a draft before it fills in the fields, so that all of them are there. */
  onDraft: (draft: Draft) => void;
};

/**
 * Fills in, as the form appears, what was typed into it before: only what is still empty, since it may have been typed in
 * before the scripts ran. Returns what is to be called as it is typed.
 */
export function useApplicationDraft(jobId: string, { fields, isPosted, onDraft }: DraftOptions): () => void {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isFilling = useRef(false);
  const formOf = () => fields.current?.closest('form') ?? null;
  const keep = () => {
    const form = isFilling.current ? null : formOf();
    if (form) applicationDrafts.keep(jobId, draftOf(form), Date.now());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form appears.
  useEffect(() => {
    const form = formOf();
    if (isPosted || !form) return;
    const before = applicationDrafts.read(jobId, Date.now());
    const typed = filledIn(draftOf(form));
    // At once: the card may open over the page, with a form of its own.
    if (Object.keys(typed).length > 0) applicationDrafts.keep(jobId, { ...before, ...typed }, Date.now());
    if (before) onDraft(before);
    setDraft(before);
  }, [jobId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft, when its fields are there.
  useEffect(() => {
    // After the effects: React draws what depends on a field before the next is filled in.
    queueMicrotask(() => {
      const form = formOf();
      if (!draft || !form) return;
      isFilling.current = true;
      fillEmpty(form, draft);
      isFilling.current = false;
    });
  }, [draft]);
  return keep;
}
