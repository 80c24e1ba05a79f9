import type { ReactNode } from 'react';
import { site } from '../texts/site.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';

/** Says what of a page could not be loaded, and asks for it again. */
export function NotLoaded({ children, onRetry }: { children: ReactNode; onRetry: () => unknown }) {
  const retry = (
    <Button size="small" onPress={() => void onRetry()}>
      {site.tryAgain}
    </Button>
  );
  return (
    <Notice tone="problem" actions={retry}>
      {children}
    </Notice>
  );
}
