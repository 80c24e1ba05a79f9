import type { ReactNode } from 'react';
import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

interface AccordionProps {
  /** Collapsed parts are visible in print and without scripts. */
  parts: readonly { id: string; title: string; content: ReactNode; isPutAway?: boolean }[];
  /** Sections that are open at first. */
  open?: readonly string[];
  /** Whether several sections can be open. */
  allowsSeveral?: boolean;
  /** Heading level of the titles. */
  level?: 2 | 3 | 4;
}

const style = tv({
  slots: {
    root: 'border-b border-hairline',
    part: 'group/part border-t border-hairline',
    trigger: [
      focusRing,
      '-outline-offset-2! flex w-full cursor-pointer items-center justify-between gap-6 py-4 text-left font-medium wrap-anywhere hover:text-plum',
    ],
  },
});

/** A list of titles, each of which opens its content. */
export function Accordion({ parts, open = [], allowsSeveral = false, level = 3 }: AccordionProps) {
  const slots = style();
  return (
    <DisclosureGroup defaultExpandedKeys={open} allowsMultipleExpanded={allowsSeveral} className={slots.root()}>
      {parts.map(({ id, title, content, isPutAway = false }) => (
        <div key={id} hidden={isPutAway} data-folding>
          <Disclosure id={id} className={slots.part()}>
            <Heading level={level}>
              <Button slot="trigger" className={slots.trigger()}>
                {title}
                <Plus className="size-5 shrink-0 text-plum group-data-expanded/part:hidden" aria-hidden />
                <Minus className="hidden size-5 shrink-0 text-plum group-data-expanded/part:block" aria-hidden />
              </Button>
            </Heading>
            <DisclosurePanel data-folding>
              <div className="pb-5 text-muted">{content}</div>
            </DisclosurePanel>
          </Disclosure>
        </div>
      ))}
    </DisclosureGroup>
  );
}
