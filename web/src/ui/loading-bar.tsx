import { ProgressBar } from 'react-aria-components/ProgressBar';

/** Thin, at the top of the window, while something takes long; the page below stays usable. */
export function LoadingBar({ label }: { label: string }) {
  return (
    <ProgressBar
      aria-label={label}
      isIndeterminate
      className="pointer-events-none fixed inset-x-0 top-0 z-30 h-0.75 overflow-hidden bg-blush"
    >
      <div className="h-full w-2/5 animate-pass bg-action forced-colors:bg-[Highlight] motion-reduce:w-full" />
    </ProgressBar>
  );
}
