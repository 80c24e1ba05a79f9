import type { ReactNode } from 'react';
import { Check } from 'lucide-react';

interface ChecklistRowProps {
  name: string;
  text?: string;
  /** Content of the circle of an open step. */
  number?: number;
  isDone?: boolean;
  /** Whether this is the next step. */
  isNext?: boolean;
  /** At the end of the row; below the text on phones. */
  children?: ReactNode;
}

/** One line of a checklist: a mark, a text, and a link. */
export function ChecklistRow({ name, text, number, isDone = false, isNext = false, children }: ChecklistRowProps) {
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={`flex gap-4 px-5 py-4 tablet:items-center tablet:px-6 ${isNext ? 'bg-blush-soft' : ''}`}
    >
      {isDone ? (
        <span className="grid size-6 shrink-0 place-items-center rounded-full bg-sage-ink text-paper">
          <Check className="size-3.5" strokeWidth={3} aria-hidden />
        </span>
      ) : (
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-full border border-dashed border-line-strong text-12 text-muted"
        >
          {number}
        </span>
      )}
      <div className="flex min-w-0 grow flex-col gap-x-4 gap-y-2.5 tablet:flex-row tablet:items-center">
        <div className="min-w-0 grow">
          <p className={text === undefined ? 'text-14 text-muted' : 'font-strong'}>{name}</p>
          {text !== undefined && <p className="text-14 text-muted wrap-anywhere">{text}</p>}
        </div>
        <div className={`shrink-0 empty:hidden ${isDone ? 'max-tablet:sr-only' : ''}`}>{children}</div>
      </div>
    </li>
  );
}
