import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { loadOptionalCode } from '../../platform/optional-code.ts';
import { useUrlField } from '../../ui/forms/use-url-field.ts';
import { useScriptsRun } from '../../ui/use-scripts-run.ts';
import type { GeoEndpoints } from '../geo-api.server.ts';
import type { GeoSearchAnswer } from '../geo-contract.ts';
import { nextActive } from './suggestion-keys.ts';

const PAUSE_MS = 120;
const FEWEST_LETTERS = 2;

type Suggestion = GeoSearchAnswer['matches'][number];

async function suggest(text: string): Promise<Suggestion[]> {
  const { networkCalls } = await loadOptionalCode(() => import('../../platform/api/browser-api.ts'));
  const answer = await networkCalls<GeoEndpoints>().get('/api/geo/search/{query}', {
    params: { query: text },
    query: { suggest: '1' },
  });
  return answer.ok ? answer.data.matches : [];
}

/** Suggestions for the typed text, debounced; a late response is dropped. */
function useMatches(text: string) {
  const [result, setResult] = useState<{ typed: string; matches: Suggestion[] }>({ typed: '', matches: [] });
  useEffect(() => {
    if (text.trim().length < FEWEST_LETTERS) return;
    let current = true;
    const timer = setTimeout(async () => {
      const matches = await suggest(text).catch(() => []);
      if (current) setResult({ typed: text, matches });
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  return text.trim().length < FEWEST_LETTERS ? [] : result.matches;
}

/** The combobox: props of its field, the options, and the index of the active one (-1: none). */
export function useSuggestions(listId: string, defaultValue: string) {
  const input = useUrlField<HTMLInputElement>(defaultValue);
  const isEnhanced = useScriptsRun();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const options = useMatches(text);

  const close = () => {
    setText('');
    setActive(-1);
  };
  const choose = (index: number) => {
    const choice = options[index];
    if (!choice || !input.current) return;
    input.current.value = choice.label;
    close();
    input.current.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Submits the typed text; pending suggestions are no longer needed.
    if (event.key === 'Enter' && active < 0) return close();
    if (options.length === 0) return;
    if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setActive(nextActive(active, options.length, event.key === 'ArrowDown' ? 1 : -1));
    } else return;
    event.preventDefault();
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    setActive(-1);
  };
  const isOpen = options.length > 0;
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
  } as const;
  const field = { ref: input, defaultValue, onChange, onKeyDown, onBlur: close, ...(isEnhanced && combobox) };
  const announcement = isOpen ? `${options.length} suggestions, use the arrow keys` : '';
  return { field, options, active, choose, said: announcement };
}
