import type { KeyboardEvent } from 'react';

const moves = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete', 'Backspace'];
/** A text field handles all other keys itself. */
const movesOfText = ['ArrowDown', 'ArrowUp'];

/** Keys that were pressed before the widget was loaded, kept for it. */
export class HeldKeys {
  private held: string[] = [];

  /** Keeps the key of an event that has no other handler. */
  hold(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || !isUnanswered(key, target)) return;
    event.preventDefault();
    this.held.push(key);
  }

  /** Replays the keys, one after the other, on the focused element. */
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
  // A button handles these itself.
  if (key === 'Enter' || key === ' ') return !(target instanceof HTMLButtonElement);
  return moves.includes(key) || key.length === 1;
}
