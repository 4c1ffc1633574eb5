import { useState } from 'react';
import { useNavigate } from 'react-router';
import { locate, type PositionFailure, positionWords } from './locate.ts';
import { type Position, roundPosition } from './position.ts';

type State = 'idle' | 'asking' | PositionFailure;

/**
 * Asks the device for its position, then navigates to its results. `words` explain a failure; `refused` replaces the
 * default for a denied position.
 */
export function useNearMe(refused = positionWords.refused) {
  const [state, setState] = useState<State>('idle');
  const navigate = useNavigate();
  const look = async (pathAt: (position: Position) => string) => {
    if (state === 'asking') return;
    setState('asking');
    const position = await locate(navigator.geolocation);
    if (!position.ok) return setState(position.reason);
    setState('idle');
    await navigate(pathAt({ lat: roundPosition(position.lat), lng: roundPosition(position.lng) }));
  };
  const isFailure = state !== 'idle' && state !== 'asking';
  const words = { ...positionWords, refused };
  return { look, asking: state === 'asking', words: isFailure ? words[state] : '' };
}
