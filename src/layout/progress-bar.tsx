import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { PROGRESS_BAR, showProgress } from './progress.ts';
import styles from './progress-bar.module.css';

/** The 4 px bar at the top while another page loads. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => showProgress(isLoading), [isLoading]);
  return <div id={PROGRESS_BAR} className={styles.bar} data-state="done" suppressHydrationWarning aria-hidden="true" />;
}
