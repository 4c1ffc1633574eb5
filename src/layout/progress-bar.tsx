import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { PROGRESS_BAR, showProgress } from './progress.ts';
import styles from './progress-bar.module.css';

export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  useEffect(() => showProgress(isLoading), [isLoading]);
  return <div id={PROGRESS_BAR} className={styles.bar} data-state="done" suppressHydrationWarning aria-hidden="true" />;
}
