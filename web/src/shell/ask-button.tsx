import type { ReactNode } from 'react';
import { MessageCircle } from 'lucide-react';
import { Button } from '../ui/button.js';
import { useAsk, type AskedVendor } from './ask-context.js';

interface AskButtonProps {
  vendors: readonly AskedVendor[];
  kind?: 'primary' | 'line';
  size?: 'large' | 'field' | 'small';
  children: ReactNode;
}

/** Asks vendors for a quote. */
export function AskButton({ vendors, kind, size, children }: AskButtonProps) {
  const ask = useAsk();
  return (
    <Button kind={kind} size={size} aria-haspopup="dialog" className="noscript:hidden" onPress={() => ask(vendors)}>
      <MessageCircle className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
      {children}
    </Button>
  );
}
