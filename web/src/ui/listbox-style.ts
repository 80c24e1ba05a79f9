import { tv } from 'tailwind-variants/lite';

/** Styles of the list that opens below a field. */
export const listBoxStyle = tv({
  slots: {
    popover:
      'w-(--trigger-width) min-w-56 overflow-auto rounded-card border border-hairline bg-surface shadow-float transition-opacity entering:opacity-0 exiting:opacity-0',
    list: 'max-h-80 overflow-auto p-2 outline-none',
    item: [
      'flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-input px-3 py-2 text-16 outline-0',
      'focus:bg-blush-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-plum selected:font-strong',
      'forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]',
    ],
  },
});
