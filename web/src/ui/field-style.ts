import { tv } from 'tailwind-variants/lite';

/** The parts that every field is made of. */
export const fieldStyle = tv({
  slots: {
    root: 'grid gap-2',
    label: 'text-14 font-strong',
    box: [
      'w-full rounded-input border border-line-strong bg-surface text-16 text-ink transition-colors',
      'outline-0 placeholder:text-muted hover:border-ink',
      'focus:border-plum focus:outline-1 focus:outline-plum focus:outline-offset-0',
      'group-invalid:border-clay group-invalid:outline-1 group-invalid:outline-clay',
      'disabled:border-hairline disabled:bg-sunk disabled:text-muted',
    ],
    help: 'text-14 text-muted',
    error: 'flex items-start gap-1.5 text-14 text-clay-ink',
  },
});
