import { Circle, EyeOff, Lock } from 'lucide-react';
import { editor as texts } from '../../../../texts/editor.js';
import type { SectionState } from './section-states.js';

const icons = { empty: Circle, hidden: EyeOff, locked: Lock };

/** The state of a section as a mark; its word is read out where it is not shown. */
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
  /** Of a section that is a list. */
  items: number | undefined;
  /** Whether there is room for the word. */
  isWordy?: boolean;
}
