import { filterWords as words } from '../../../texts/directory.js';
import { Button } from '../../../ui/button.js';
import { LightTags } from '../../../ui/light-tags.js';
import { withoutValue, type Choices, type FilterValue } from '../filter-values.js';

interface ActiveFiltersProps {
  values: readonly FilterValue[];
  choices: Choices;
  onChange: (choices: Choices) => void;
  onClear: () => void;
}

const idOf = ({ filter, value }: FilterValue) => `${filter} ${value}`;

/** The active filters as texts, each with a button to remove it, and one to remove all. */
export function ActiveFilters({ values, choices, onChange, onClear }: ActiveFiltersProps) {
  if (values.length === 0) return null;
  const remove = (id: string) => {
    const value = values.find((one) => idOf(one) === id);
    // With the last chip its list disappears too, and the focus has to move.
    if (values.length === 1) onClear();
    else if (value) onChange(withoutValue(choices, value));
  };
  return (
    <div className="flex min-w-0 items-center gap-3 noscript:hidden! tablet:items-end max-tablet:-mx-1 max-tablet:-mr-5 max-tablet:overflow-x-auto max-tablet:p-1 max-tablet:pr-5">
      <div className="min-w-0 max-tablet:shrink-0">
        <LightTags
          label={words.chosen}
          tags={values.map((value) => ({ ...value, id: idOf(value) }))}
          onRemove={remove}
        />
      </div>
      <Button kind="quiet" size="small" onPress={onClear} className="h-8! shrink-0">
        {words.clearAll}
      </Button>
    </div>
  );
}
