import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly { id: T; name: string; panel: ReactNode; isDisabled?: boolean }[];
  /** The first one by default. */
  value?: T;
  onChange?: (value: T) => void;
}

const style = tv({
  slots: {
    list: 'flex gap-6 overflow-x-auto border-b border-hairline',
    tab: [
      focusRing,
      '-outline-offset-2! shrink-0 cursor-pointer rounded-t-input border-b-2 border-transparent px-1 py-2.5 text-16 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink',
      'selected:border-plum selected:text-ink disabled:cursor-default disabled:text-faint',
      'forced-colors:selected:border-[Highlight] forced-colors:disabled:text-[GrayText]',
    ],
    panel: [focusRing, 'rounded-input pt-5'],
  },
});

/** Tabs. Arrow keys move between them. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  const slots = style();
  return (
    <AriaTabs {...(value !== undefined && { selectedKey: value })} onSelectionChange={(id) => onChange?.(id as T)}>
      <TabList aria-label={label} className={slots.list()}>
        {tabs.map(({ id, name, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={slots.tab()}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id} className={slots.panel()}>
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
