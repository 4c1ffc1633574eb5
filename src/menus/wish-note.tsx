import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { asksNothing } from './allergen-filter.ts';
import { WishForm } from './wish-form.tsx';
import './wish-note.css';

/** The folded note beside the menu. It starts open when the address asks for something, and then is the diner's. */
export function WishNote(props: Parameters<typeof WishForm>[0]) {
  const [startsOpen] = useState(!asksNothing(props.query.wishes) || props.query.misread);
  return (
    <details open={startsOpen} className="wish-note">
      <summary className="flex min-h-16 items-center justify-between gap-4 py-3">
        <span>
          <span className="block text-balance font-display text-dish md:text-2xl">Anything we should leave out?</span>
          <span className="block text-sm">Pick allergens or a diet and see only the dishes that suit.</span>
        </span>
        <Icon name="chevron-down" className="wish-chevron size-6 shrink-0" />
      </summary>
      <WishForm {...props} />
    </details>
  );
}
