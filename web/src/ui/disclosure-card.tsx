import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { ChevronDown } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

interface DisclosureCardProps {
  title: string;
  /** A second line, such as a sum. */
  note: string;
  /** Name of the card for screen readers. */
  label: string;
  children: ReactNode;
}

const style = tv({
  slots: {
    root: 'group/card rounded-card border border-hairline bg-surface',
    trigger: [
      focusRing,
      '-outline-offset-2! flex w-full cursor-pointer items-center justify-between gap-4 rounded-card px-4 py-4 text-left tablet:px-6 tablet:py-5',
    ],
    chevron: 'size-5 shrink-0 transition-transform group-data-expanded/card:rotate-180',
    panel: 'grid gap-7 px-4 pt-1 pb-6 tablet:px-6',
  },
});

/** A card of a form that can be collapsed to its title and a summary; open at first. */
export function DisclosureCard({ title, note, label, children }: DisclosureCardProps) {
  const slots = style();
  return (
    <section aria-label={label}>
      <Disclosure defaultExpanded className={slots.root()}>
        <Heading level={2}>
          <Button slot="trigger" className={slots.trigger()}>
            <span className="grid">
              <span className="display-22">{title}</span>
              <span className="text-14 text-muted">{note}</span>
            </span>
            <ChevronDown className={slots.chevron()} aria-hidden />
          </Button>
        </Heading>
        <DisclosurePanel>
          <div className={slots.panel()}>{children}</div>
        </DisclosurePanel>
      </Disclosure>
    </section>
  );
}
