import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

/** Styles of a bar of fields side by side, or one below the other; `data-joined` passes this to the fields. */
export const joinedFields = 'rounded-input border border-line-strong bg-surface';

/** A field of the bar, with an icon of its meaning. */
export const JoinedField = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <div className="relative min-w-0 border-hairline max-tablet:not-first:border-t tablet:not-first:border-l">
    <Icon
      className="pointer-events-none absolute top-4.75 left-4 z-1 size-4.5 text-muted"
      strokeWidth={1.6}
      aria-hidden
    />
    {children}
  </div>
);
