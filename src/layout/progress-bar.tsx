import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

/** Specification, section 9: hidden for the first 200 ms, then fills over 5 s (in the style sheet). */
const THROTTLE_MS = 200;

/** The 4 px bar at the top while another page is loading. */
export function ProgressBar() {
  const loading = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    const timer = setTimeout(() => setShown(true), THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return <div className={styles.bar} data-state={shown ? 'running' : 'done'} aria-hidden="true" />;
}
