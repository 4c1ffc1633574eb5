import type { ReactNode } from 'react';
import { type AskedRestaurant, AskUs } from './ask-us.tsx';

/** What no list of allergens can promise, and whom to ask. `onceMore` ends the sentence. */
export function SharedKitchens({ local, onceMore }: { local: AskedRestaurant | null; onceMore?: ReactNode }) {
  return (
    <>
      <strong>Our kitchens share ovens, fryers, boards and hands</strong>, so traces can travel to any dish. If an
      allergy is serious, <AskUs local={local} /> before you order{onceMore}.
    </>
  );
}
