import type { ReactNode } from 'react';
import { admin } from '../../../texts/admin.js';

interface FactCardProps {
  title: string;
  /** Names and values; an empty value is shown as such. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  children?: ReactNode;
}

/** Names and values of one thing. */
export function FactCard({ title, facts, children }: FactCardProps) {
  return (
    <section className="rounded-card border border-hairline bg-surface">
      <h2 className="display-22 px-5 py-4">{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[88px_1fr] gap-4 max-tiny:grid-cols-1 max-tiny:gap-0 tablet:grid-cols-[112px_1fr] border-t border-hairline px-5 py-2.5"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {value === '' || value === null ? <span className="text-faint">{admin.nothing}</span> : value}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
