import { useEffect, useState } from 'react';
import { AgainLink } from '../../forms/again-link.tsx';
import { useBrand } from '../../settings/use-brand.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { NewTabNote } from '../../ui/new-tab-note.tsx';
import { capitalise } from '../../values/text.ts';
import type { ReferSent } from './answer-referral.ts';

const line = buttonClass({ variant: 'line' });

/** Needs scripts: the system's share sheet, if any, and the clipboard. */
function ScriptedWays({ url, words }: { url: string; words: string }) {
  const [can, setCan] = useState({ share: false, copy: false });
  const [status, setCopied] = useState('');
  useEffect(() => {
    setCan({ share: 'share' in navigator, copy: Boolean(navigator.clipboard) });
  }, []);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('Copied.'),
      () => setCopied('That didn’t work. Select the link and copy it.'),
    );
  // Closing the share sheet isn't a failure.
  const share = () => navigator.share({ text: words }).catch(() => undefined);
  return (
    <>
      {can.copy && <Button onClick={copy}>Copy the link</Button>}
      {can.share && (
        <Button variant="line" onClick={share}>
          Share…
        </Button>
      )}
      <span role="status" className="self-center empty:hidden">
        {status}
      </span>
    </>
  );
}

type ShareLinkProps = {
  link: ReferSent;
  /** Such as 'a pudding'. */
  gift: string;
  /** Returns to the form, for another address. */
  again: (typed?: Record<string, string>) => void;
};

/** A personal link, its owner's address, and ways to share it. */
export function ShareLink({ link: { url, qr, emailAddress }, gift, again }: ShareLinkProps) {
  const { name } = useBrand();
  const title = `${capitalise(gift)} on your first visit to ${name}`;
  const words = `${title}, from me: ${url}`;
  return (
    <>
      <h3 className="text-dish">Here’s your link.</h3>
      <p className="mt-3">
        Pass it on to as many friends as you like. If this is the first time you’ve asked, we’ve e-mailed it to you too.
      </p>
      {emailAddress && (
        <p className="mt-3 flex flex-wrap items-center gap-x-6">
          <span>
            We’ll send your own vouchers to <b className="wrap-anywhere">{emailAddress}</b>.
          </span>
          <AgainLink again={again} typed={{ emailAddress }}>
            Wrong address? Try another
          </AgainLink>
        </p>
      )}
      <p className="mt-5 break-all border-y border-line py-4 font-semibold">{url}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ScriptedWays url={url} words={words} />
        <a href={`https://wa.me/?text=${encodeURIComponent(words)}`} target="_blank" rel="noopener" className={line}>
          WhatsApp
          <NewTabNote />
        </a>
        <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(words)}`} className={line}>
          E-mail
        </a>
      </div>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="Your link as a QR code"
        className="mt-6 size-44 bg-white text-black"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
    </>
  );
}
