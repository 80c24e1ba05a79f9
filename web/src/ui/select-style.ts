import { tv } from 'tailwind-variants/lite';

/** Position of a select's label, and the resulting height. */
export const selectStyle = tv({
  slots: {
    root: 'group min-w-0 grid-cols-1',
    label: '',
    box: 'flex cursor-pointer items-center justify-between gap-2 px-3 in-data-joined:[&>svg]:-mt-5',
  },
  variants: {
    labelPlace: {
      above: { box: 'min-h-11' },
      beside: {
        root: 'items-center tablet:grid-cols-[auto_1fr]',
        label: 'hidden font-regular! whitespace-nowrap text-muted tablet:block',
        box: 'min-h-10 text-14! font-strong',
      },
      hidden: { label: 'sr-only', box: 'min-h-10 text-14! font-medium' },
    },
  },
  defaultVariants: { labelPlace: 'above' },
});
