import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { tv } from 'tailwind-variants/lite';
import { isLookedFor, lookForEverything, looksForEverything, toggleCategory } from '#contracts/events/event-vendors.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { eventSetup as texts } from '../../../texts/events.js';
import { Picture } from '../../../ui/picture.js';
import { CheckCard } from '../components/check-card.js';
import type { StepFieldsProps } from './step-fields.js';

const { fields } = texts;
const style = tv({
  slots: {
    button:
      'group grid cursor-pointer gap-2 rounded-card outline-0 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-plum',
    arch: 'relative aspect-4/5 overflow-hidden rounded-t-full rounded-b-card bg-blush-soft group-selected:outline-2 group-selected:outline-offset-2 group-selected:outline-plum',
    mark: 'absolute right-1.5 bottom-1.5 grid size-6 place-items-center rounded-full border border-line-strong bg-surface text-transparent group-selected:border-action group-selected:bg-action group-selected:text-on-action forced-colors:group-selected:bg-[Highlight] forced-colors:group-selected:text-[HighlightText]',
    name: 'text-14 font-medium group-selected:text-plum',
  },
});

/** Everything, or categories with their pictures (EV-39). */
export function VendorFields({ answers: { eventVendors }, onChange }: StepFieldsProps) {
  const { api } = useServices();
  const { data = [] } = useQuery(categoriesQuery(api));
  const categories = data.filter(({ archived }) => !archived);
  const ids = categories.map(({ id }) => id);
  const choose = (chosen: readonly string[]) => {
    const changed = ids.filter((id) => chosen.includes(String(id)) !== isLookedFor(eventVendors, id));
    onChange({ eventVendors: changed.reduce(toggleCategory, [...eventVendors]) });
  };
  return (
    <>
      <CheckCard
        label={fields.everything}
        text={fields.everythingText(categories.length)}
        isSelected={looksForEverything(eventVendors, ids)}
        onChange={(isOn) => onChange({ eventVendors: lookForEverything(eventVendors, ids, isOn) })}
      />
      <CheckboxGroup
        aria-label={fields.categories}
        value={ids.filter((id) => isLookedFor(eventVendors, id)).map(String)}
        onChange={choose}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(5.75rem,27%),1fr))] gap-x-3 gap-y-5 max-tiny:grid-cols-2 tablet:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] tablet:gap-x-4"
      >
        {categories.map((category) => (
          <CategoryArch key={category.id} category={category} />
        ))}
      </CheckboxGroup>
    </>
  );
}

function CategoryArch({ category: { id, namePlural, picture } }: { category: CategoryView }) {
  const slots = style();
  return (
    <CheckboxField value={String(id)} className="grid content-start">
      <CheckboxButton className={slots.button()}>
        <span className={slots.arch()}>
          {picture && <Picture picture={picture} sizes="(min-width: 640px) 8rem, 30vw" />}
          <span className={slots.mark()}>
            <Check className="size-4" strokeWidth={2.5} aria-hidden />
          </span>
        </span>
        <span className={slots.name()}>{namePlural}</span>
      </CheckboxButton>
    </CheckboxField>
  );
}
