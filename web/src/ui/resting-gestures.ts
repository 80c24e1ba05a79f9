import type { HTMLAttributes, KeyboardEvent } from 'react';
import { HeldKeys } from './held-keys.js';
import type { OnDemand } from './on-demand.js';

/** What had happened when the widget took over: nothing yet, letters were typed, or what opens it was pressed. */
export type Woken = 'calmly' | 'typing' | 'pressed';

/** What ends a gesture. A key that is let go of in another window is not heard of. */
const endsOfPointer = ['pointerup', 'pointercancel'] as const;
const endsOfKey = ['keyup', 'blur'] as const;

/** Follows what somebody does to a widget at rest, and says when it can be exchanged: between two gestures, never in one. */
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

  /** Whether the focus is in it: the server's page may have been used before it worked. */
  hasFocus(): boolean {
    return this.root?.contains(document.activeElement) === true;
  }

  readonly wake = (): void => {
    void this.code.load().then(() => this.takeOverWhenCalm());
  };

  readonly press = (): void => {
    this.intent = 'pressed';
    this.wake();
  };

  readonly handlers: HTMLAttributes<HTMLElement> = {
    // It is not exchanged under a pointer that only passes.
    onPointerEnter: () => void this.code.load(),
    onFocusCapture: this.wake,
    onPointerDownCapture: () => {
      this.follow(endsOfPointer);
      this.wake();
    },
    onKeyDownCapture: (event) => {
      // What was typed is sent, not suggested for.
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
      this.takeOverWhenCalm();
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
        this.takeOverWhenCalm();
      });
    };
    for (const type of ends) window.addEventListener(type, end, true);
  }

  private takeOverWhenCalm(): void {
    const isReady = this.root !== null && this.code.now !== undefined;
    // Who has gone on meanwhile does not want it to open.
    if (isReady && !this.isInGesture && !this.isComposing) this.onReady(this.hasFocus() ? this.intent : 'calmly');
  }
}

/** A button is pressed by these when they are let go of: by then it must still be the same one. */
const presses = ({ key, target }: KeyboardEvent) =>
  (key === 'Enter' || key === ' ') && target instanceof HTMLButtonElement;
