import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { ChevronRight } from 'lucide-react';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { focusRing } from '../../../ui/focus-ring.js';

/** The stack trace of an error, collapsed by default. */
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

/** Preformatted text in a scrollable area, which can be scrolled by keyboard too. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    // A scrollable area must be focusable for users without a mouse.
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
