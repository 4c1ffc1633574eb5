import { startAnswers } from './answers.ts';
import { startLive } from './live.ts';
import { startOffline } from './offline.ts';
import { startPasskeys } from './passkeys.ts';
import { startScanning } from './scan-voucher.ts';
import { startTimeline } from './timeline.ts';
import { startWaiting } from './waiting.ts';

startPasskeys();
startLive();
startWaiting();
startOffline();
startScanning();
startTimeline();
startAnswers();

// The header's menus.
const openMenu = () => document.querySelector<HTMLDetailsElement>('details[name="menu"][open]');
document.addEventListener('pointerdown', ({ target }) => {
  const menu = openMenu();
  if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
});
document.addEventListener('keydown', ({ key }) => {
  const menu = key === 'Escape' ? openMenu() : null;
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

// Typing replaces a number, where it would add to it.
document.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'number') target.select();
});

for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
