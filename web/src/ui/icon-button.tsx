import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

interface IconButtonProps extends Omit<ButtonProps, 'className' | 'children' | 'aria-label'> {
  /** Accessible name, which is not shown. */
  label: string;
  icon: LucideIcon;
  className?: string;
}

const style = tv({
  base: [
    focusRing,
    'grid size-10 shrink-0 cursor-pointer place-items-center rounded-full transition-colors hover:bg-blush-soft pressed:bg-blush',
    'disabled:cursor-default disabled:bg-transparent disabled:text-faint disabled:opacity-50 forced-colors:disabled:text-[GrayText]',
  ],
});

/** A button with only an icon, for well-known icons: close, earlier, later. */
export function IconButton({ label, icon: Icon, className, ...props }: IconButtonProps) {
  return (
    <Button {...props} aria-label={label} className={style({ className })}>
      <Icon className="size-5" aria-hidden />
    </Button>
  );
}
