import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { ChevronRight } from 'lucide-react';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { focusRing } from '../../../ui/focus-ring.js';

/** Where an error came from, folded away until somebody wants it. */
export function Stack({ stack }: { stack: string }) {
  return (
    <Disclosure className="group/stack mt-1">
      <Button
        slot="trigger"
        className={`${focusRing} flex min-h-6 cursor-pointer items-center gap-1 rounded-input font-strong text-plum`}
      >
        <ChevronRight
          className="size-4 transition-transform group-data-expanded/stack:rotate-90"
          strokeWidth={2}
          aria-hidden
        />
        {operationsJobs.job.stack}
      </Button>
      <DisclosurePanel>
        <Code text={stack} label={operationsJobs.job.stack} />
      </DisclosurePanel>
    </Disclosure>
  );
}

/** Text as a program wrote it; scrolls by itself, with the keyboard too. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    // A part that scrolls has to be reachable for those who have no mouse.
    <pre
      role="group"
      aria-label={label}
      tabIndex={0}
      className="mt-2 max-h-96 overflow-auto rounded-input bg-sunk p-4 font-mono text-12"
    >
      {text}
    </pre>
  );
}
