import { NeedsFields, type NeedsFieldsProps } from '../../parts/details/needs-fields.tsx';
import { needsFor, needsText } from '../../rules/needs.ts';

/** Folded away so that the contact details come first; what was chosen stays visible. */
export function FoldedNeeds(props: NeedsFieldsProps) {
  return (
    <details className="border-y border-line py-1">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 py-2">
        <span className="text-link font-semibold">Allergies, children, access</span>
        <span className="text-sm text-ink-soft">{needsText(needsFor(props.party, props.value)) ?? 'optional'}</span>
      </summary>
      <div className="pt-2 pb-3">
        <NeedsFields {...props} />
      </div>
    </details>
  );
}
