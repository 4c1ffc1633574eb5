import { element } from '../../ui/without-react/element.ts';
import type { ExpectedPath } from '../../values/pages/expected-pages.ts';
import { answers } from './answers.ts';
import styles from './ask.module.css';
import { type ConsentChoice, lastChoice } from './choice.ts';
import { wording } from './wording.ts';

/** Only the type is checked: `href` would pull in the router. */
const COOKIE_POLICY = '/cookie-policy' satisfies ExpectedPath;

function inWords({ performance, marketing }: ConsentChoice): string {
  if (performance && marketing) return 'Last time you allowed all of them.';
  if (!performance && !marketing) return 'Last time you rejected all the optional ones.';
  return `Last time you allowed ${performance ? 'performance' : 'targeting and marketing'} cookies.`;
}

type Ask = { heading: HTMLElement; onDecide: (choice: ConsentChoice) => void; onManage: () => void };

/** The short question with its answers. In a small space the text scrolls and the answers stay. */
export function ask({ heading, onDecide, onManage }: Ask): HTMLElement {
  const before = lastChoice(document.cookie);
  const lead = `${wording.lead} ${before ? `${inWords(before)} ` : ''}`;
  const policy = element('a', { href: COOKIE_POLICY, class: 'text-link font-bold' }, wording.policy);
  return element(
    'div',
    { class: styles.question },
    element('div', { class: styles.words }, heading, ' ', element('p', {}, lead, policy)),
    answers(onDecide, { label: wording.manage, onClick: onManage }),
  );
}
