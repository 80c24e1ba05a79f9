import { Copy } from 'lucide-react';
import { useServices } from '../../../lib/services.js';
import { secondFactor } from '../../../texts/second-factor.js';
import { Button } from '../../../ui/button.js';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Large by default. */
  size?: 'small';
}

/** Copies a text to the clipboard; without a clipboard there is no button. */
export function CopyButton({ text, label, size }: CopyButtonProps) {
  const { toasts } = useServices();
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  if (!clipboard) return null;
  const copy = async () => {
    await clipboard.writeText(text);
    toasts.show('success', secondFactor.scan.copied);
  };
  return (
    <Button {...(size && { size })} onPress={() => void copy()}>
      <Copy className="size-4" aria-hidden />
      {label}
    </Button>
  );
}
