import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useScriptsRun } from '../../ui/use-scripts-run.ts';
import { askedIn } from '../free-tables/asked.ts';
import { useNearMe } from './use-near-me.ts';

/** A button that searches at the device's position for what `form` asks; seen once a press of it is heard. */
export function NearMe({ form, today }: { form: RefObject<HTMLFormElement | null>; today: string }) {
  const { look, asking, words } = useNearMe();
  const scriptsRun = useScriptsRun();
  return (
    <div className={`mt-4 noscript:hidden ${scriptsRun ? '' : 'invisible'}`}>
      <Button variant="quiet" onClick={() => form.current && look(askedIn(form.current, today))} aria-disabled={asking}>
        <Icon name="locate" />
        {asking ? 'Finding your location…' : 'Use my location'}
      </Button>
      <p role="status" className={words ? 'mt-2 max-w-text border-l-4 border-tomato pl-4' : 'sr-only'}>
        {words}
      </p>
    </div>
  );
}
