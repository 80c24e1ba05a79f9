import type { Ref } from 'react';
import { Heart } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

interface HeartButtonProps {
  /** Accessible name; the pressed state is announced in addition. */
  label: string;
  isPressed: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** Error of the last press. */
  problem?: string | undefined;
  /** Position over a picture. */
  className?: string | undefined;
}

const style = tv({
  slots: {
    root: 'absolute',
    button: [
      focusRing,
      'grid size-11 cursor-pointer place-items-center rounded-full bg-tag text-ink hover:text-plum pressed:text-plum-dark',
    ],
    heart: 'size-5',
    problem:
      'absolute top-full right-0 mt-2 w-56 max-w-[80vw] rounded-card bg-clay-soft px-3 py-2 text-14 text-clay-ink',
  },
  variants: { isPressed: { true: { button: 'text-plum', heart: 'fill-current' } } },
});

/** A heart over a picture, filled when it is pressed. */
export function HeartButton({ label, isPressed, onPress, ref, problem, className }: HeartButtonProps) {
  const { root, button, heart, problem: problemStyle } = style({ isPressed });
  return (
    <div className={root({ className })}>
      <Button ref={ref} aria-label={label} aria-pressed={isPressed} onPress={onPress} className={button()}>
        <Heart className={heart()} strokeWidth={1.75} aria-hidden />
      </Button>
      {problem !== undefined && (
        <p role="alert" className={problemStyle()}>
          {problem}
        </p>
      )}
    </div>
  );
}
