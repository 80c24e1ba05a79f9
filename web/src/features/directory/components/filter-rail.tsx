import { Suspense } from 'react';
import { filterWords as words } from '../../../texts/directory.js';
import { Button } from '../../../ui/button.js';
import { useIsWide } from '../../../lib/window-width.js';
import { Filters, type FiltersProps } from './filters.js';

interface FilterRailProps {
  filters: FiltersProps;
  onSkip: () => void;
}

/**
 * The filters beside the list. The server renders them for every window; in a small one they are removed before their
 * hydration, which the boundary does last and which would be half the work of a phone.
 */
export function FilterRail({ filters, onSkip }: FilterRailProps) {
  if (!useIsWide()) return null;
  return (
    <section aria-label={words.filters} className="hidden wide:block noscript:hidden!">
      <h2 className="sr-only">{words.filters}</h2>
      <Suspense>
        <SkipFilters onPress={onSkip} />
        <Filters {...filters} />
      </Suspense>
    </section>
  );
}

/** A skip link past dozens of controls between the search and its results. */
const SkipFilters = ({ onPress }: { onPress: () => void }) => (
  <Button size="small" onPress={onPress} className="not-focus-visible:sr-only mb-4">
    {words.skip}
  </Button>
);
