import { useState } from 'react';
import { useNavigate } from 'react-router';
import { locate, type PositionFailure, positionWords } from './locate.ts';
import { type Position, roundPosition } from './position.ts';

type State = 'idle' | 'asking' | PositionFailure;

/**
 * Asks the device for its position, then leads to the address for it. `words` say why it could not; `refused` stands in
 * for the usual ones where the position may not be known.
 */
export function useNearMe(refused = positionWords.refused) {
  const [state, setState] = useState<State>('idle');
  const navigate = useNavigate();
  const look = async (pathAt: (position: Position) => string) => {
    if (state === 'asking') return;
    setState('asking');
    const found = await locate(navigator.geolocation);
    if (!found.ok) return setState(found.reason);
    setState('idle');
    await navigate(pathAt({ lat: roundPosition(found.lat), lng: roundPosition(found.lng) }));
  };
  const isFailure = state !== 'idle' && state !== 'asking';
  const words = { ...positionWords, refused };
  return { look, asking: state === 'asking', words: isFailure ? words[state] : '' };
}
