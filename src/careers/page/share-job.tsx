import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useScriptsRun } from '../../ui/use-scripts-run.ts';

type ShareJobProps = { title: string; url: string };

/** Shares a job through the device or clipboard; by e-mail if scripts don't run. */
export function ShareJob({ title, url }: ShareJobProps) {
  const scriptsRun = useScriptsRun();
  const [status, setSaid] = useState('');
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  const share = async () => {
    // Closing the share sheet isn't a failure.
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Link copied.' : `Copy this link: ${url}`);
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
      <p role="status" className={status ? 'wrap-anywhere mt-1' : 'sr-only'}>
        {status}
      </p>
    </div>
  );
}
