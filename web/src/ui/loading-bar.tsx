/**
 * Covers the whole window during a long operation, with a bar at the top; the page below stays usable. Plain HTML:
 * every page loads it, and an indeterminate progress bar needs no code.
 */
export function LoadingBar({ label }: { label: string }) {
  return (
    <div role="progressbar" aria-label={label} className="pointer-events-none fixed inset-0 z-30">
      <div className="h-0.75 overflow-hidden bg-blush">
        <div className="h-full w-2/5 animate-pass bg-action forced-colors:bg-[Highlight] motion-reduce:w-full" />
      </div>
    </div>
  );
}
