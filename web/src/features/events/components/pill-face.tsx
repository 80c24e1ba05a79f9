import { Check } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';

/** A short choice beside others. */
export const pillStyle = tv({
  base: [
    'group flex min-h-10 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-14 font-medium transition-colors hover:border-ink',
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-plum',
    'selected:border-plum selected:bg-blush selected:text-plum-dark selected:inset-ring selected:inset-ring-plum forced-colors:selected:forced-color-adjust-none forced-colors:selected:bg-[Highlight] forced-colors:selected:text-[HighlightText]',
  ],
});

/** The content of a pill, with a check mark when it is selected. */
export const PillFace = ({ children }: { children: string }) => (
  <>
    <Check className="hidden size-4 group-selected:block" aria-hidden />
    {children}
  </>
);
