import { CloudOff, RotateCw } from 'lucide-react';
import { site } from '../texts/site.js';
import { Button } from './button.js';
import { StatePanel } from './state-panel.js';

interface LoadFailedProps {
  title: string;
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Replaces data that could not be loaded. */
export function LoadFailed({ title, text, isRetrying, onRetry }: LoadFailedProps) {
  const tryAgain = (
    <Button size="small" isPending={isRetrying} onPress={onRetry} className="noscript:hidden!">
      {!isRetrying && <RotateCw className="size-4" aria-hidden />}
      {site.tryAgain}
    </Button>
  );
  return <StatePanel icon={CloudOff} tone="problem" title={title} text={text} actions={tryAgain} />;
}
