import { element } from '../../ui/without-react/element.ts';
import { ask } from './ask.ts';
import type { ConsentChoice } from './choice.ts';
import { manage } from './manage.ts';
import styles from './sheet.module.css';
import { removeWithFocus, reserveRoom } from './sheet-layout.ts';
import { watchSheetVisibility } from './sheet-visibility.ts';
import { wording } from './wording.ts';

const TITLE = 'consent-title';

export type SheetProps = {
  /** The choice in force; null before a choice. */
  saved: ConsentChoice | null;
  /** Opened by the visitor: shows the settings and takes the focus. */
  managing: boolean;
  onDecide: (choice: ConsentChoice) => void;
  /** Closes without a change; absent before a choice. */
  onClose: (() => void) | undefined;
};

const heading = (words: string) => element('h2', { id: TITLE, tabindex: '-1', class: styles.heading }, words);

/** Announces the sheet. Filled after insertion, since a live region's initial content isn't announced. */
function herald(): HTMLElement {
  const status = element('p', { role: 'status', class: 'sr-only' });
  setTimeout(() => status.append('Cookie settings are at the top of the page.'));
  return status;
}

/**
 * Opens the consent sheet at the bottom of the window, first in `place`. Not a dialog: the page above stays usable.
 * Returns the function that removes it.
 */
export function openSheet(place: HTMLElement, { saved, managing, onDecide, onClose }: SheetProps): () => void {
  const opener = managing ? document.activeElement : null;
  const paper = element('div', { class: styles.paper });
  const look = { 'aria-labelledby': TITLE, class: styles.sheet, 'data-waiting': !managing };
  const sheet = element('section', look, paper);
  const showSettings = () => {
    paper.replaceChildren(manage({ heading: heading(wording.manageTitle), saved, onDecide, onClose }));
    paper.querySelector('h2')?.focus({ preventScroll: true });
  };
  let leaveRoom = () => {};
  const show = (isShown: boolean) => {
    sheet.toggleAttribute('data-waiting', !isShown);
    leaveRoom();
    leaveRoom = isShown ? reserveRoom(sheet) : () => {};
    sheet.querySelector(':scope > [role=status]')?.remove();
    if (isShown && !managing) sheet.prepend(herald());
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && sheet.contains(document.activeElement)) onClose?.();
  };
  document.addEventListener('keydown', closeOnEscape);
  place.replaceChildren(sheet);
  if (managing) {
    showSettings();
    show(true);
  } else paper.append(ask({ heading: heading(wording.title), onDecide, onManage: showSettings }));
  const stopWatching = watchSheetVisibility(sheet, managing, show);
  return () => {
    document.removeEventListener('keydown', closeOnEscape);
    stopWatching();
    leaveRoom();
    removeWithFocus(sheet, opener);
  };
}
