import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { ChevronDown } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

interface DisclosureSectionProps {
  title: string;
  children: ReactNode;
}

const style = tv({
  slots: {
    root: 'group/section border-t border-hairline py-5 first-of-type:border-t-0 first-of-type:pt-0',
    trigger: [
      focusRing,
      'flex min-h-6 w-full cursor-pointer items-center justify-between gap-3 rounded-input text-left text-14 font-strong in-data-sheet:display-18 in-data-sheet:min-h-8',
    ],
    chevron: 'size-4 shrink-0 text-muted transition-transform group-data-expanded/section:rotate-180',
    panel: 'overflow-visible',
  },
});

/** A part of a long form that can be collapsed; open at first. */
export function DisclosureSection({ title, children }: DisclosureSectionProps) {
  const slots = style();
  return (
    <Disclosure defaultExpanded className={slots.root()}>
      <Heading level={3}>
        <Button slot="trigger" className={slots.trigger()}>
          {title}
          <ChevronDown className={slots.chevron()} aria-hidden />
        </Button>
      </Heading>
      <DisclosurePanel className={slots.panel()}>
        <div className="pt-2">{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
