import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadForLostPage } from '../shared/chunk-reload.ts';
import { dataOfThisBuild } from './data-of-this-build.ts';

/** After the page, so that its effect runs after those of every part of the page. */
function Hydrated({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return null;
}

/** Hands the page to React and the router; resolves once every part of it hears what is pressed. */
export function hydrate(): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter onError={reloadForLostPage} unstable_fetch={dataOfThisBuild} />
          <Hydrated onDone={resolve} />
        </StrictMode>,
      );
    });
  });
}
