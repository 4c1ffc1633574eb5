import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

const PROGRESS_BAR = 'progress';
/** Product 2.10: hidden for the first 200 ms, then fills over 5 s (in the style sheet). */
const THROTTLE_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

function showProgress(isLoading: boolean): void {
  clearTimeout(timer);
  const show = () => document.getElementById(PROGRESS_BAR)?.setAttribute('data-state', isLoading ? 'running' : 'done');
  if (isLoading) timer = setTimeout(show, THROTTLE_MS);
  else show();
}

export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => showProgress(isLoading), [isLoading]);
  return <div id={PROGRESS_BAR} className={styles.bar} data-state="done" suppressHydrationWarning aria-hidden="true" />;
}
