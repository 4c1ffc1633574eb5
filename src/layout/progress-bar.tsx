import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Specification, section 9: nothing for 200 ms, then the bar fills over 5 s (in layout.css). */
const THROTTLE_MS = 200;

/** The 4 px bar at the very top while another page is on its way. */
export function ProgressBar() {
  const loading = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    const timer = setTimeout(() => setShown(true), THROTTLE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return <div className="progress-bar" data-state={shown ? 'running' : 'done'} aria-hidden="true" />;
}
