import { Star } from 'lucide-react';

interface StarsProps {
  /** 0 to 5, rounded to halves. */
  value: number;
  /** The rating in words: '4.9 of 5'. */
  label: string;
}

/** A rating as five stars. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((nth) => (
        <Star
          key={nth}
          aria-hidden
          className={`size-4 ${Math.round(value) >= nth ? 'fill-amber text-amber' : 'text-line-strong'}`}
        />
      ))}
    </span>
  );
}
