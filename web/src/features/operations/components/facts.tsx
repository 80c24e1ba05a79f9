import type { ReactNode } from 'react';

/** A list of names and values; null values are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="border-t border-hairline">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div
            key={name}
            className="grid grid-cols-[112px_1fr] gap-4 max-tiny:grid-cols-1 max-tiny:gap-0 border-t border-hairline px-5 py-2.5 first:border-t-0"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
