import { element, iconElement } from '../../ui/without-react/element.ts';
import { iconPaths } from '../../ui/without-react/icon-paths.ts';
import { answers } from './answers.ts';
import { type ConsentChoice, REJECT_ALL } from './choice.ts';
import styles from './manage.module.css';
import { wording } from './wording.ts';

type Kind = 'necessary' | keyof ConsentChoice;

/** One kind of cookies: its checkbox, and the row to show. Necessary ones are always on. */
function kindRow(kind: Kind, checked: boolean): { box: HTMLInputElement; row: HTMLElement } {
  const id = `cookies-${kind}`;
  const look = 'mt-0.5 size-6 shrink-0 accent-tomato';
  const box = element('input', { id, type: 'checkbox', checked, disabled: kind === 'necessary', class: look });
  const { title, text } = wording[kind];
  const words = element(
    'span',
    {},
    element('strong', { class: 'block' }, title),
    element('span', { class: 'block text-ink-soft text-sm' }, text),
  );
  const row = element('label', { for: id, class: 'flex min-h-11 cursor-pointer items-start gap-3 py-2' }, box, words);
  return { box, row };
}

function closeButton(onClose: () => void): HTMLElement {
  const look = { type: 'button', 'aria-label': 'Close without changing anything', class: styles.close };
  const button = element('button', look, iconElement(iconPaths.close, 'shrink-0 size-6'));
  button.addEventListener('click', onClose);
  return button;
}

type Manage = {
  heading: HTMLElement;
  saved: ConsentChoice | null;
  onDecide: (choice: ConsentChoice) => void;
  /** Closes without a change; absent before a choice. */
  onClose: (() => void) | undefined;
};

/** The choice by kind. Optional kinds are ticked only if currently allowed. */
export function manage({ heading, saved, onDecide, onClose }: Manage): HTMLElement {
  const { performance, marketing } = saved ?? REJECT_ALL;
  const necessary = kindRow('necessary', true);
  const visits = kindRow('performance', performance);
  const adverts = kindRow('marketing', marketing);
  const save = () => onDecide({ performance: visits.box.checked, marketing: adverts.box.checked });
  const legend = element('legend', { class: 'sr-only' }, wording.manageTitle);
  return element(
    'div',
    { class: styles.settings },
    heading,
    ...(onClose ? [closeButton(onClose)] : []),
    element('fieldset', { class: styles.kinds }, legend, necessary.row, visits.row, adverts.row),
    answers(onDecide, { label: wording.save, onClick: save }),
  );
}
