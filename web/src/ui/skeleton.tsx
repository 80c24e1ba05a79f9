import { tv } from 'tailwind-variants/lite';

const style = tv({
  base: [
    'animate-shimmer [background-position:120%_0] bg-sunk bg-linear-100 from-sunk from-40% via-hairline via-50% to-sunk to-60% bg-size-[220%_100%]',
    // A recessed shape would hardly be visible in the dark theme.
    'dark:bg-surface dark:from-surface dark:to-surface',
  ],
});

/** A placeholder for loading content. */
export function Skeleton({ className }: { className: string }) {
  return <div className={style({ className })} aria-hidden />;
}
