import { useState } from 'react';
import { useTexts } from '../../settings/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { isEmptyFilter } from '../allergen-filter.ts';
import { DietaryFilterForm } from './dietary-filter-form.tsx';
import styles from './dietary-filter-panel.module.css';

/** The dietary filter in a disclosure, initially open if the query has a filter. */
export function DietaryFilterPanel(props: Parameters<typeof DietaryFilterForm>[0]) {
  const [startsOpen] = useState(!isEmptyFilter(props.query.filter) || props.query.misread);
  return (
    <details open={startsOpen} className={`${styles.panel} perforated-bottom print:hidden`}>
      <summary className="flex min-h-16 items-center justify-between gap-4 py-3">
        <span>
          <span className="block text-balance font-display text-dish md:text-2xl">
            {useTexts().dietaryFilterHeading}
          </span>
          <span className="block text-sm">Pick allergens or a diet and see only the dishes that suit.</span>
        </span>
        <Icon name="chevron-down" className={`${styles.chevron} size-6 shrink-0`} />
      </summary>
      <DietaryFilterForm {...props} />
    </details>
  );
}
