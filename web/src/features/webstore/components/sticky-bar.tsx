import type { ReactNode } from 'react';

/** A bar at the bottom of a page, above the site's own. */
export const StickyBar = ({ children }: { children: ReactNode }) => (
  <div
    data-covers-bottom
    data-above-bottom-bar
    className="sticky bottom-(--bottom-bar) z-10 mt-auto border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)]"
  >
    {children}
  </div>
);
