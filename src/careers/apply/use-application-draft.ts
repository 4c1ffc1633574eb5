import { type RefObject, useEffect, useRef, useState } from 'react';
import { draftOf, fillEmpty } from '../../forms/draft-fields.ts';
import type { Draft } from '../../forms/drafts.ts';
import { applicationDrafts } from './application-drafts.ts';

const filledIn = (draft: Draft): Draft => Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));

type DraftOptions = {
  /** An element inside the form. */
  fields: RefObject<HTMLElement | null>;
  /** The form was rendered with posted values, so no draft is filled in. */
  isPosted: boolean;
  /** Called with a draft before it's filled in, so that all its fields exist. */
  onDraft: (draft: Draft) => void;
};

/**
 * Restores a draft into fields that are still empty, since something may have been typed before scripts ran. Returns a
 * function to call on input.
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
    const entries = filledIn(draftOf(form));
    // At once: the card may open over the page with its own form.
    if (Object.keys(entries).length > 0) applicationDrafts.keep(jobId, { ...before, ...entries }, Date.now());
    if (before) onDraft(before);
    setDraft(before);
  }, [jobId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft, when its fields are there.
  useEffect(() => {
    // After effects: React renders dependent fields before the next one is filled in.
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
