import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Position } from './position.ts';
import { useNearMe } from './use-near-me.ts';

type NearMeProps = {
  /** The path of the results at a position. */
  pathAt: (position: Position) => string;
  /** The message if access to the position is denied. */
  refused?: string;
};

/** A button that searches at the device's position. */
export function NearMe({ pathAt, refused }: NearMeProps) {
  const { look, asking, words } = useNearMe(refused);
  return (
    <div className="mt-4 noscript:hidden">
      <Button variant="quiet" onClick={() => look(pathAt)} aria-disabled={asking}>
        <Icon name="locate" />
        {asking ? 'Finding your location…' : 'Use my location'}
      </Button>
      <p role="status" className={words ? 'mt-2 max-w-text border-l-4 border-tomato pl-4' : 'sr-only'}>
        {words}
      </p>
    </div>
  );
}
