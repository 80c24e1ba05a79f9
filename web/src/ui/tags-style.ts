import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

export const tagsStyle = tv({
  slots: {
    root: 'max-tablet:w-max max-tablet:shrink-0 tablet:min-w-0',
    list: 'flex gap-2 tablet:flex-wrap',
    tag: [
      focusRing,
      'inline-flex h-8 shrink-0 cursor-pointer items-center gap-1 rounded-full bg-blush pr-1 pl-3 text-14 font-medium text-plum-dark transition-colors hover:inset-ring hover:inset-ring-plum forced-colors:border',
    ],
    remove: 'grid size-6 cursor-pointer place-items-center rounded-full',
  },
});
