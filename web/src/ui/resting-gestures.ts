import type { HTMLAttributes, KeyboardEvent } from 'react';
import { HeldKeys } from './held-keys.js';
import type { OnDemand } from './on-demand.js';

/** The gesture during which the widget was loaded: none yet, typing, or pressing what opens it. */
export type Woken = 'calmly' | 'typing' | 'pressed';

/** Events that end a gesture. The release of a key in another window is not reported. */
const endsOfPointer = ['pointerup', 'pointercancel'] as const;
const endsOfKey = ['keyup', 'blur'] as const;

/** Follows the gestures on a placeholder, and tells when it can be replaced: between two gestures, never in one. */
export class RestingGestures {
  readonly keys = new HeldKeys();
  private root: HTMLElement | null = null;
  private intent: Woken = 'calmly';
  private isInGesture = false;
  private isComposing = false;

  constructor(
    private readonly code: OnDemand<unknown>,
    private readonly onReady: (woken: Woken) => void,
  ) {}

  readonly attach = (root: HTMLElement | null): void => {
    this.root = root;
  };

  /** Whether it has the focus: the server's page may have been used before hydration. */
  hasFocus(): boolean {
    return this.root?.contains(document.activeElement) === true;
  }

  readonly wake = (): void => {
    void this.code.load().then(() => this.takeOverBetweenGestures());
  };

  readonly press = (): void => {
    this.intent = 'pressed';
    this.wake();
  };

  readonly handlers: HTMLAttributes<HTMLElement> = {
    // It is not replaced under a pointer that only passes.
    onPointerEnter: () => void this.code.load(),
    onFocusCapture: this.wake,
    onPointerDownCapture: () => {
      this.follow(endsOfPointer);
      this.wake();
    },
    onKeyDownCapture: (event) => {
      // A sent text needs no suggestions.
      if (event.key === 'Enter' && this.intent === 'typing') this.intent = 'calmly';
      this.keys.hold(event);
      if (presses(event)) this.follow(endsOfKey);
    },
    onInputCapture: () => {
      this.intent = 'typing';
    },
    onCompositionStart: () => {
      this.isComposing = true;
    },
    onCompositionEnd: () => {
      this.isComposing = false;
      this.takeOverBetweenGestures();
    },
  };

  private follow(ends: readonly (keyof WindowEventMap)[]): void {
    if (this.isInGesture) return;
    this.isInGesture = true;
    const end = () => {
      for (const type of ends) window.removeEventListener(type, end, true);
      // The click comes after.
      setTimeout(() => {
        this.isInGesture = false;
        this.takeOverBetweenGestures();
      });
    };
    for (const type of ends) window.addEventListener(type, end, true);
  }

  private takeOverBetweenGestures(): void {
    const isReady = this.root !== null && this.code.now !== undefined;
    // The user has moved on, so it must not open.
    if (isReady && !this.isInGesture && !this.isComposing) this.onReady(this.hasFocus() ? this.intent : 'calmly');
  }
}

/** Keys that press a button on release, for which it must still be the same button. */
const presses = ({ key, target }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') && target instanceof HTMLButtonElement;
