import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Position } from './position.ts';
import { useNearMe } from './use-near-me.ts';

type NearMeProps = {
  pathAt: (position: Position) => string;
  refused?: string;
};

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
