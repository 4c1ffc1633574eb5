import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useScriptsRun } from '../../ui/use-scripts-run.ts';

type ShareJobProps = { title: string; url: string };

/** Passes the job on: by the device's own sheet or the clipboard, and by e-mail where scripts do not run. */
export function ShareJob({ title, url }: ShareJobProps) {
  const scriptsRun = useScriptsRun();
  const [said, setSaid] = useState('');
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  const share = async () => {
    // Who closes the sheet has not failed.
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setSaid(copied ? 'Link copied.' : `Copy this link: ${url}`);
  };
  return (
    <div className="mt-4">
      <p className="flex flex-wrap items-center gap-x-6">
        {scriptsRun && (
          <Button variant="quiet" onClick={share}>
            Share this job
          </Button>
        )}
        <a href={mail} className="inline-flex min-h-12 items-center gap-2 text-link font-bold">
          <Icon name="mail" className="size-5" />
          E-mail it to a friend
        </a>
      </p>
      <p role="status" className={said ? 'wrap-anywhere mt-1' : 'sr-only'}>
        {said}
      </p>
    </div>
  );
}
