import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { finderPath, type Party, roundPosition } from './finder-query.ts';
import { locate, type PositionFailure, positionWords } from './locate.ts';

type State = 'idle' | 'asking' | PositionFailure;

/** Finds the diner by the device, when asked; without scripts it is not there. */
export function NearMe({ party }: { party: Party | null }) {
  const [state, setState] = useState<State>('idle');
  const navigate = useNavigate();
  const look = async () => {
    setState('asking');
    const found = await locate(navigator.geolocation);
    if (!found.ok) return setState(found.reason);
    setState('idle');
    const position = { lat: roundPosition(found.lat), lng: roundPosition(found.lng) };
    await navigate(finderPath({ position, party }));
  };
  return (
    <div className="mt-4 noscript:hidden">
      <Button variant="quiet" onClick={look} aria-disabled={state === 'asking'}>
        <Icon name="locate" />
        {state === 'asking' ? 'Looking for you…' : 'Use my location'}
      </Button>
      <p role="status" className={state in positionWords ? 'mt-2 max-w-text border-l-4 border-tomato pl-4' : 'sr-only'}>
        {state in positionWords && positionWords[state as PositionFailure]}
      </p>
    </div>
  );
}
