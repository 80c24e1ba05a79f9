import { formatClock, formatHour } from '../base/format.js';
import { useNow } from '../base/use-now.js';
import { times } from '../texts/times.js';

interface MomentProps {
  /** ISO 8601. */
  iso: string;
  /** Only one of both, for narrow places; the full time is always available on hover. */
  show?: 'both' | 'relative' | 'clock';
  /** Whether to include seconds. */
  precise?: boolean;
  /** For couples and vendors: a 12-hour clock without seconds. Operators compare times on a 24-hour clock. */
  isTwelveHour?: boolean;
}

const full = (hourCycle: 'h12' | 'h23') =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', hourCycle });
const fullTwelve = full('h12');
const fullTwentyFour = full('h23');

/** A time with its day if that is not today, and how long ago it is. */
export function Moment({ iso, show = 'both', precise = false, isTwelveHour = false }: MomentProps) {
  const now = useNow();
  const ago = times.ago(now - new Date(iso).getTime());
  return (
    <time
      dateTime={iso}
      title={(isTwelveHour ? fullTwelve : fullTwentyFour).format(new Date(iso))}
      className="whitespace-nowrap max-tiny:whitespace-normal"
    >
      {show !== 'relative' &&
        (isTwelveHour ? formatHour(iso, new Date(now)) : formatClock(iso, { precise, now: new Date(now) }))}
      {show === 'both' && <span className="text-muted">, {ago}</span>}
      {show === 'relative' && ago}
    </time>
  );
}
