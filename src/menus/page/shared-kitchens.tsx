import type { ReactNode } from 'react';
import { AskUs, type KitchenContact } from './ask-us.tsx';

type SharedKitchensProps = { sharedKitchens: string; local: KitchenContact | null; onceMore?: ReactNode };

/** What no list of allergens can promise, in the brand's words, and whom to ask. `onceMore` ends the sentence. */
export function SharedKitchens({ sharedKitchens, local, onceMore }: SharedKitchensProps) {
  return (
    <>
      <strong>{sharedKitchens}</strong>, so traces can travel to any dish. If an allergy is serious,{' '}
      <AskUs local={local} /> before you order{onceMore}.
    </>
  );
}
