import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the form is filled in or looked at once more, and the way between the two. */
export type ApplySteps = { isReview: boolean; toReview: () => void; toForm: () => void };

/** The steps of a form that stands on a page of its own. */
export function usePageSteps(): ApplySteps {
  const [isReview, setReview] = useState(false);
  return { isReview, toReview: () => setReview(true), toForm: () => setReview(false) };
}

type Read<Given> = {
  /** Inside the form. */
  fields: RefObject<HTMLElement | null>;
  /** What the form holds; null while something in it is wrong. */
  read: (form: FormData) => Given | null;
  /** Called once the form is there again. */
  onForm: () => void;
};

/** What is looked at once more: read from the form at each step to it, since Back and Forward lead there too. */
export function useReview<Given>({ isReview, toForm }: ApplySteps, { fields, read, onForm }: Read<Given>) {
  const [given, setGiven] = useState<Given | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each step
  useEffect(() => {
    const form = fields.current?.closest('form');
    const next = isReview && form ? read(new FormData(form)) : null;
    setGiven(next);
    if (isReview && !next) toForm();
  }, [isReview]);
  const was = useRef(given);
  useEffect(() => {
    if (was.current && !given) onForm();
    was.current = given;
  }, [given, onForm]);
  return given;
}
