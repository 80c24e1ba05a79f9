import { useId } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';

interface ProgressProps {
  /** Name of the operation. */
  label: string;
  labelPlace?: 'above' | 'hidden';
  /** Absent while it is unknown. */
  value?: number;
  of: number;
  /** Whether it is paused: the same length, in stripes. */
  isHeld?: boolean;
  /** Progress as a text. */
  text: string;
}

/** A progress bar of a long operation. */
export function Progress({ label, labelPlace = 'hidden', value, of, isHeld = false, text }: ProgressProps) {
  const percent = of === 0 ? 0 : Math.min(100, (100 * (value ?? 0)) / of);
  return (
    <ProgressBar
      value={percent}
      isIndeterminate={value === undefined}
      valueLabel={text}
      {...(labelPlace === 'hidden' && { 'aria-label': label })}
      className="grid gap-2"
    >
      {labelPlace === 'above' && (
        <span className="flex justify-between gap-4 text-14">
          <Label className="min-w-0 font-strong wrap-anywhere">{label}</Label>
          <span className="shrink-0 text-muted">{text}</span>
        </span>
      )}
      {value === undefined ? <Unknown /> : <Line percent={percent} isHeld={isHeld} />}
    </ProgressBar>
  );
}

function Line({ percent, isHeld }: { percent: number; isHeld: boolean }) {
  const stripes = useId();
  return (
    <svg className="block h-2 w-full rounded-full bg-hairline" aria-hidden>
      <defs>
        <pattern id={stripes} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="12" height="12" className="fill-amber opacity-55" />
          <rect width="6" height="12" className="fill-amber" />
        </pattern>
      </defs>
      <rect
        width={`${percent}%`}
        height="100%"
        rx="4"
        fill={isHeld ? `url(#${stripes})` : undefined}
        className={isHeld ? '' : 'fill-plum'}
      />
    </svg>
  );
}

const Unknown = () => (
  <span className="block h-2 overflow-hidden rounded-full bg-hairline">
    <span className="block h-full w-2/5 animate-pass rounded-full bg-plum forced-colors:bg-[Highlight] motion-reduce:w-full" />
  </span>
);
