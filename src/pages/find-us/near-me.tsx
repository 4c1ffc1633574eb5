import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { askedIn } from '../free-tables/asked.ts';
import { useNearMe } from './use-near-me.ts';

/** A button that searches at the device's position for what `form` asks; not rendered without scripts. */
export function NearMe({ form, today }: { form: RefObject<HTMLFormElement | null>; today: string }) {
  const { look, asking, words } = useNearMe();
  return (
    <div className="mt-4 noscript:hidden">
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
