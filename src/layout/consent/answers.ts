import { buttonClass } from '../../ui/button-class.ts';
import { element } from '../../ui/without-react/element.ts';
import styles from './answers.module.css';
import { ALLOW_ALL, type ConsentChoice, REJECT_ALL } from './choice.ts';
import { wording } from './wording.ts';

const look = buttonClass({ variant: 'basil', size: 'small', className: 'min-h-11! px-2!' });

type Between = { label: string; onClick: () => void };

/** The answers in a row, all alike: none is bigger, brighter or nearer than another. */
export function answers(onDecide: (choice: ConsentChoice) => void, between: Between): HTMLElement {
  const actions: Between[] = [
    { label: wording.allow, onClick: () => onDecide(ALLOW_ALL) },
    between,
    { label: wording.reject, onClick: () => onDecide(REJECT_ALL) },
  ];
  const buttons = actions.map(({ label, onClick }) => {
    const button = element('button', { type: 'button', class: look }, label);
    button.addEventListener('click', onClick);
    return button;
  });
  return element('div', { class: styles.answers }, element('div', { class: styles.row }, ...buttons));
}
