import { tv } from 'tailwind-variants/lite';

const thumbs = [
  // Chromium and WebKit
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab',
  '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2',
  '[&::-webkit-slider-thumb]:border-action [&::-webkit-slider-thumb]:bg-surface [&::-webkit-slider-thumb]:shadow-float',
  // Firefox
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:cursor-grab',
  '[&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-action',
  '[&::-moz-range-thumb]:bg-surface [&::-moz-range-thumb]:shadow-float [&::-moz-range-track]:bg-transparent',
];

/** Two of the browser's own sliders on one line: only their thumbs take the pointer. */
export const rangeStyle = tv({
  slots: {
    track:
      'relative h-6 before:absolute before:inset-x-3 before:top-1/2 before:h-1 before:-translate-y-1/2 before:rounded-full before:bg-line-strong',
    handle: [
      'pointer-events-none absolute inset-0 m-0 w-full appearance-none bg-transparent outline-0',
      'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-plum',
      'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-plum',
      ...thumbs,
    ],
  },
})();
