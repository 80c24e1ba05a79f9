import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { formatDollars } from '../../../base/format.js';
import { useIsBelowDesk } from '../../../lib/window-width.js';
import { checkout as texts } from '../../../texts/checkout.js';
import { focusRing } from '../../../ui/focus-ring.js';

interface SummaryPlaceProps {
  /** US dollars. */
  due: number;
  plan: string;
  children: ReactNode;
}

/** Beside the form; above it, folded to one line, on small screens. */
export function SummaryPlace({ due, plan, children }: SummaryPlaceProps) {
  const isFolded = useIsBelowDesk();
  if (!isFolded) {
    return (
      <aside
        aria-label={texts.summary.heading}
        className="sticky top-8 col-start-2 row-span-2 row-start-1 rounded-card border border-hairline bg-surface p-7 shadow-float"
      >
        {children}
      </aside>
    );
  }
  return (
    <Disclosure className="group/sum rounded-card border border-hairline bg-surface">
      <Button
        slot="trigger"
        className={`${focusRing} flex w-full cursor-pointer items-center justify-between gap-4 rounded-card p-4 text-left -outline-offset-2!`}
      >
        <span className="grid">
          <span className="font-strong">{texts.summary.folded(formatDollars(due))}</span>
          <span className="text-14 text-muted">{plan}</span>
        </span>
        <ChevronDown className="size-5 shrink-0 transition-transform group-data-expanded/sum:rotate-180" aria-hidden />
      </Button>
      <DisclosurePanel>
        <div className="px-4 pt-2 pb-5">{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
