import { type RefObject, useEffect, useState } from 'react';

export type Strip = {
  /** The current slide, from 0: the leftmost one, or the requested one if scrolling ends before it. */
  at: number;
  atStart: boolean;
  atEnd: boolean;
  goTo: (slide: number) => void;
  step: (direction: 1 | -1) => void;
  onScroll: () => void;
  /** Undefined if it never moves by itself. */
  rotation?: { on: boolean; toggle: () => void };
};

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function leftOf(line: HTMLElement, slide: number): number {
  const [first, target] = [line.children[0], line.children[slide]];
  if (!(first instanceof HTMLElement) || !(target instanceof HTMLElement)) return 0;
  return target.offsetLeft - first.offsetLeft;
}

/** Advances automatically, but not under the pointer, with the focus inside, in a hidden tab, or when stopped. */
function useTurning(line: RefObject<HTMLElement | null>, seconds: number | undefined, next: () => void) {
  const [on, setOn] = useState(false);
  useEffect(() => setOn(seconds !== undefined && !still()), [seconds]);
  useEffect(() => {
    if (!on || seconds === undefined) return;
    const timer = setInterval(() => {
      const busy = line.current?.matches(':hover, :focus-within') || document.hidden;
      if (!busy) next();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [on, seconds, line, next]);
  return seconds === undefined ? undefined : { on, toggle: () => setOn(!on) };
}

function scrollPosition(line: HTMLElement) {
  const { scrollLeft, clientWidth, scrollWidth } = line;
  const first = Math.round(scrollLeft / (leftOf(line, 1) || 1));
  return { first, atStart: scrollLeft <= 8, atEnd: scrollLeft + clientWidth >= scrollWidth - 8 };
}

/** A scroller of `count` slides that can advance by itself, with the state and functions its buttons need. */
export function useStrip(line: RefObject<HTMLElement | null>, count: number, seconds?: number): Strip {
  const [place, setPlace] = useState({ first: 0, atStart: true, atEnd: false });
  const [target, setWanted] = useState(count - 1);
  const goTo = (slide: number) => {
    const { current } = line;
    setWanted(slide);
    current?.scrollTo({ left: leftOf(current, slide), behavior: still() ? 'auto' : 'smooth' });
  };
  const step = (direction: 1 | -1) => goTo(Math.min(count - 1, Math.max(0, place.first + direction)));
  const onScroll = () => {
    if (line.current) setPlace(scrollPosition(line.current));
  };
  const rotation = useTurning(line, seconds, () => (place.atEnd ? goTo(0) : step(1)));
  const at = place.atEnd ? Math.max(place.first, target) : place.first;
  return { at, atStart: place.atStart, atEnd: place.atEnd, goTo, step, onScroll, rotation };
}
