import { Circle, EyeOff, Lock } from 'lucide-react';
import { editor as texts } from '../../../../texts/editor.js';
import type { SectionState } from './section-states.js';

const icons = { empty: Circle, hidden: EyeOff, locked: Lock };

/** The state of a section as a mark, with its word, or with the word for screen readers only. */
export function SectionMark({ state, items, isWordy = false }: SectionMarkProps) {
  if (state === 'shown') {
    const word = items === undefined ? texts.states.shown : isWordy ? texts.items(items) : String(items);
    return <span className={items === undefined && !isWordy ? 'sr-only' : undefined}>{word}</span>;
  }
  const Icon = icons[state];
  return (
    <span className="inline-flex items-center gap-2">
      <Icon className="size-4" strokeWidth={1.75} aria-hidden />
      <span className={isWordy ? undefined : 'sr-only'}>{texts.states[state]}</span>
    </span>
  );
}

interface SectionMarkProps {
  state: SectionState;
  /** Number of items of a section that is a list. */
  items: number | undefined;
  /** Whether the word is visible. */
  isWordy?: boolean;
}
