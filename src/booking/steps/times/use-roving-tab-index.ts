import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;

/** The nearest button in the row above (-1) or below (1); undefined at the edge. */
function inNextRow(buttons: readonly HTMLElement[], from: HTMLElement, way: -1 | 1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const beyond = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - here.top) * way > 1);
  const next = Math.min(...beyond.map(({ box }) => Math.abs(box.top - here.top)));
  const aside = ({ box }: { box: DOMRect }) => Math.abs(middleOf(box) - middleOf(here));
  return beyond
    .filter(({ box }) => Math.abs(box.top - here.top) <= next + 1)
    .sort((first, second) => aside(first) - aside(second))[0]?.button;
}

/** The button a key leads to; undefined if it stays. */
function targetOf(key: string, buttons: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const at = buttons.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return buttons[at + 1];
    case 'ArrowLeft':
      return buttons[at - 1];
    case 'ArrowDown':
      return inNextRow(buttons, from, 1);
    case 'ArrowUp':
      return inNextRow(buttons, from, -1);
    case 'Home':
      return buttons[0];
    case 'End':
      return buttons.at(-1);
  }
}

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * Makes a group of buttons one tab stop, as in ARIA's toolbar pattern: the one focused last, else the chosen one, else
 * the first. Arrow keys, Home and End move within the group. `times`: the buttons' times, in order.
 */
export function useRovingTabIndex(times: readonly string[], chosen: string | null) {
  const [last, setLast] = useState<string | null>(null);
  const buttonOf = (time: string | undefined | null) => (time && times.includes(time) ? time : undefined);
  return {
    stop: buttonOf(last) ?? buttonOf(chosen) ?? times[0],
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      const at = [...currentTarget.querySelectorAll('button')].indexOf(target as HTMLButtonElement);
      setLast(times[at] ?? null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, currentTarget, target, altKey, ctrlKey, metaKey } = event;
      if (!KEYS.includes(key) || altKey || ctrlKey || metaKey) return;
      event.preventDefault();
      targetOf(key, [...currentTarget.querySelectorAll('button')], target as HTMLElement)?.focus();
    },
  };
}
