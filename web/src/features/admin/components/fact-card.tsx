import type { ReactNode } from 'react';

interface FactCardProps {
  title: string;
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
          <div key={name} className="grid grid-cols-[112px_1fr] gap-4 border-t border-hairline px-5 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
