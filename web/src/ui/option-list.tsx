import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Check } from 'lucide-react';
import { listBoxStyle } from './listbox-style.js';

export interface Option<T extends string | number> {
  id: T;
  name: string;
}

/** The popover of a select: its options, with the chosen ones marked. */
export function OptionList<T extends string | number>({ options }: { options: readonly Option<T>[] }) {
  const style = listBoxStyle();
  return (
    <Popover offset={4} className={style.popover()}>
      <ListBox items={options} className={style.list()}>
        {({ id, name }) => (
          <ListBoxItem id={id} textValue={name} className={style.item()}>
            {({ isSelected }) => (
              <>
                {name}
                {isSelected && <Check className="size-4 shrink-0 text-plum" aria-hidden />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
