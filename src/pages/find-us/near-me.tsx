import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Asked } from '../free-tables/asked.ts';
import { useNearMe } from './use-near-me.ts';

/** A button that searches at the device's position; not rendered without scripts. */
export function NearMe({ asked }: { asked: Asked }) {
  const { look, asking, words } = useNearMe();
  return (
    <div className="mt-4 noscript:hidden">
      <Button variant="quiet" onClick={() => look(asked)} aria-disabled={asking}>
        <Icon name="locate" />
        {asking ? 'Finding your location…' : 'Use my location'}
      </Button>
      <p role="status" className={words ? 'mt-2 max-w-text border-l-4 border-tomato pl-4' : 'sr-only'}>
        {words}
      </p>
    </div>
  );
}
