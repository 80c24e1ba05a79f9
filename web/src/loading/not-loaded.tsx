import type { ReactNode } from 'react';
import { site } from '../texts/site.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';

/** Reports which part of a page could not be loaded, with a button to try again. */
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
