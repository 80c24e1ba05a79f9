import { tv } from 'tailwind-variants/lite';

interface SparklineProps {
  /** Oldest first; a line needs two. */
  values: readonly number[];
  /** Index of the value at which a fault began. */
  faultAt?: number | undefined;
  tone?: 'good' | 'late';
  /** Accessible description; absent if the figures beside it are enough. */
  label?: string;
  width?: number;
  height?: number;
  className?: string;
}

const style = tv({
  slots: { root: 'block h-auto max-w-full overflow-visible', line: '', area: 'opacity-15', dot: '' },
  variants: {
    tone: {
      good: { line: 'stroke-sage-ink', area: 'fill-sage-ink', dot: 'fill-sage-ink' },
      late: { line: 'stroke-amber', area: 'fill-amber', dot: 'fill-amber' },
      bad: { line: 'stroke-clay', area: 'fill-clay', dot: 'fill-clay' },
    },
  },
});

/** Space for the stroke and the dot at the end. */
const margin = 3;

/** A curve without axes: sage before a fault, a dashed line at its beginning, clay after it. */
export function Sparkline({
  values,
  faultAt,
  tone = 'good',
  label,
  width = 232,
  height = 28,
  className,
}: SparklineProps) {
  const points = pointsOf(values, width, height);
  const split = faultAt === undefined ? points.length - 1 : Math.min(Math.max(faultAt, 0), points.length - 1);
  const [before, after] = [points.slice(0, split + 1), points.slice(split)];
  const moment = points[split];
  const isAtFault = faultAt !== undefined && moment !== undefined;
  const { root } = style();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={root({ className })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {isAtFault && <rect x={moment.x} width={width - moment.x} height={height} className="fill-clay opacity-10" />}
      <Line points={before} tone={tone} height={height} />
      {isAtFault && (
        <>
          <path d={`M${moment.x} 0V${height}`} className="stroke-clay" strokeDasharray="2 2" />
          <Line points={after} tone="bad" height={height} />
        </>
      )}
      <End point={points.at(-1)} tone={isAtFault ? 'bad' : tone} />
    </svg>
  );
}

interface Point {
  x: number;
  y: number;
}

/** Zero is at the bottom, the largest value at the top. */
function pointsOf(values: readonly number[], width: number, height: number): Point[] {
  const most = Math.max(...values, 1);
  const step = (width - 2 * margin) / Math.max(values.length - 1, 1);
  const round = (value: number) => Math.round(value * 10) / 10;
  return values.map((value, nth) => ({
    x: round(margin + nth * step),
    y: round(height - 2 - (value / most) * (height - 2 - margin)),
  }));
}

const pathOf = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

function Line({ points, tone, height }: { points: readonly Point[]; tone: 'good' | 'late' | 'bad'; height: number }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const { line, area } = style({ tone });
  return (
    <>
      <path d={`${pathOf(points)}L${last.x} ${height}L${first.x} ${height}Z`} className={area()} />
      <path
        d={pathOf(points)}
        fill="none"
        strokeWidth={tone === 'bad' ? 2 : 1.5}
        strokeLinejoin="round"
        className={line()}
      />
    </>
  );
}

function End({ point, tone }: { point: Point | undefined; tone: 'good' | 'late' | 'bad' }) {
  return point ? <circle cx={point.x} cy={point.y} r={2.25} className={style({ tone }).dot()} /> : null;
}
