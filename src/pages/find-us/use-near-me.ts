import { useState } from 'react';
import { useNavigate } from 'react-router';
import { locate, type PositionFailure, positionWords } from '../../restaurants/search/locate.ts';
import type { Asked } from '../free-tables/asked.ts';
import { finderPath, roundPosition } from './finder-query.ts';

type State = 'idle' | 'asking' | PositionFailure;

/** Asks the device for its position, then leads to the finder there; `words` say why it could not. */
export function useNearMe() {
  const [state, setState] = useState<State>('idle');
  const navigate = useNavigate();
  const look = async (asked: Asked) => {
    if (state === 'asking') return;
    setState('asking');
    const found = await locate(navigator.geolocation);
    if (!found.ok) return setState(found.reason);
    setState('idle');
    const position = { lat: roundPosition(found.lat), lng: roundPosition(found.lng) };
    await navigate(finderPath({ position, asked }));
  };
  const isFailure = state !== 'idle' && state !== 'asking';
  return { look, asking: state === 'asking', words: isFailure ? positionWords[state] : '' };
}
