import type { ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A section with its title on the left, or on phones above, and its controls on the right. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-t border-hairline py-9 tablet:grid-cols-[minmax(0,232px)_minmax(0,1fr)]">
      <div>
        <h2 className="display-22">{title}</h2>
        <p className="mt-1 text-14 text-muted">{text}</p>
      </div>
      <div className="grid min-w-0 justify-items-start gap-6 *:w-full">{children}</div>
    </section>
  );
}
