import { ProgressBar } from 'react-aria-components/ProgressBar';

interface ProgressProps {
  /** What is under way. */
  label: string;
  value: number;
  of: number;
  /** Waits for something: the same length, in stripes. */
  isHeld?: boolean;
  /** In words, for those who do not see the bar. */
  text: string;
}

/** How far long work has come. */
export function Progress({ label, value, of, isHeld = false, text }: ProgressProps) {
  const percent = of === 0 ? 0 : Math.min(100, (100 * value) / of);
  return (
    <ProgressBar aria-label={label} value={percent} valueLabel={text}>
      <svg className="block h-2 w-full rounded-full bg-hairline" aria-hidden>
        <defs>
          <pattern id="held" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="12" height="12" className="fill-amber opacity-55" />
            <rect width="6" height="12" className="fill-amber" />
          </pattern>
        </defs>
        <rect
          width={`${percent}%`}
          height="100%"
          rx="4"
          fill={isHeld ? 'url(#held)' : undefined}
          className={isHeld ? '' : 'fill-plum'}
        />
      </svg>
    </ProgressBar>
  );
}
