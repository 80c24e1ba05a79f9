import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

interface PanelProps {
  title: string;
  /** Beside the title: a count, a badge. */
  mark?: ReactNode;
  /** At the end of the header: buttons or a short text. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

const style = tv({ base: 'overflow-hidden rounded-card border border-hairline bg-surface' });

/** A titled section of an operators' page. */
export function Panel({ title, mark, aside, children, className }: PanelProps) {
  return (
    <section aria-label={title} className={style({ className })}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4">
        <h2 className="display-18 flex items-center gap-2">
          {title}
          {mark}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
