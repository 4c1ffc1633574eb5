import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the form or its review is shown, and how to switch. */
export type ApplySteps = { isReview: boolean; toReview: () => void; toForm: () => void };

/** The steps of a form on its own page. */
export function usePageSteps(): ApplySteps {
  const [isReview, setReview] = useState(false);
  return { isReview, toReview: () => setReview(true), toForm: () => setReview(false) };
}

type Read<Given> = {
  /** An element inside the form. */
  fields: RefObject<HTMLElement | null>;
  /** Reads the form; null if it has errors. */
  readForm: (form: FormData) => Given | null;
  /** Called when the form is shown again. */
  onForm: () => void;
};

/** The application to review. Read from the form on each step, since Back and Forward lead there too. */
export function useReview<Given>({ isReview, toForm }: ApplySteps, { fields, readForm, onForm }: Read<Given>) {
  const [review, setGiven] = useState<Given | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    const form = fields.current?.closest('form');
    const next = isReview && form ? readForm(new FormData(form)) : null;
    setGiven(next);
    if (isReview && !next) toForm();
  }, [isReview]);
  const was = useRef(review);
  useEffect(() => {
    if (was.current && !review) onForm();
    was.current = review;
  }, [review, onForm]);
  return review;
}
