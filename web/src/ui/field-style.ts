import { tv } from 'tailwind-variants/lite';

/** Styles of the parts of every field. In a bar of joined fields the label is inside, and the bar has the border. */
export const fieldStyle = tv({
  slots: {
    root: 'grid gap-2 in-data-joined:relative in-data-joined:gap-0',
    label: [
      'text-14 font-strong',
      'in-data-joined:pointer-events-none in-data-joined:absolute in-data-joined:top-2 in-data-joined:right-4 in-data-joined:left-11 in-data-joined:z-1 in-data-joined:truncate',
      'in-data-joined:text-12 in-data-joined:font-regular in-data-joined:text-muted',
    ],
    box: [
      'w-full rounded-input border border-line-strong bg-surface text-16 text-ink transition-colors',
      'outline-0 placeholder:text-muted hover:border-ink',
      'focus:border-plum focus:outline-1 focus:outline-plum focus:outline-offset-0',
      'group-invalid:border-clay group-invalid:outline-1 group-invalid:outline-clay',
      'disabled:border-hairline disabled:bg-sunk disabled:text-muted',
      'in-data-joined:h-auto in-data-joined:min-h-14 in-data-joined:border-transparent in-data-joined:bg-transparent in-data-joined:pt-[1.25rem] in-data-joined:pl-11 in-data-joined:focus:outline-2',
    ],
    help: 'text-14 text-muted',
    error: 'flex items-start gap-1.5 text-14 text-clay-ink in-data-joined:px-4 in-data-joined:pb-2',
  },
});
