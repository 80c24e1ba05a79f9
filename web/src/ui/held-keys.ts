import type { KeyboardEvent } from 'react';

const moves = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete', 'Backspace'];
/** A field of text has an answer to all others of its own. */
const movesOfText = ['ArrowDown', 'ArrowUp'];

/** Keys that were pressed on what does not know them yet, kept for what will. */
export class HeldKeys {
  private held: string[] = [];

  /** Keeps the key of an event that nothing else would answer. */
  hold(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || !isUnanswered(key, target)) return;
    event.preventDefault();
    this.held.push(key);
  }

  /** Presses them, one after the other, where the focus is. */
  release(): void {
    for (const key of this.held) {
      for (const type of ['keydown', 'keyup']) {
        document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
      }
    }
    this.held = [];
  }
}

function isUnanswered(key: string, target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return movesOfText.includes(key);
  // A button answers these by itself.
  if (key === 'Enter' || key === ' ') return !(target instanceof HTMLButtonElement);
  return moves.includes(key) || key.length === 1;
}
