import type { HTMLAttributes } from 'react';
import { HeldKeys } from './held-keys.js';
import type { OnDemand } from './on-demand.js';

/** What had happened when the widget took over: nothing yet, letters were typed, or what opens it was pressed. */
export type Woken = 'calmly' | 'typing' | 'pressed';

const ends = ['pointerup', 'pointercancel'] as const;

/** Follows what somebody does to a widget at rest, and says when it can be exchanged: between two gestures, never in one. */
export class RestingGestures {
  readonly keys = new HeldKeys();
  private root: HTMLElement | null = null;
  private intent: Woken = 'calmly';
  private isPointerDown = false;
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
    onPointerDownCapture: () => this.followPointer(),
    onKeyDownCapture: (event) => {
      // What was typed is sent, not suggested for.
      if (event.key === 'Enter' && this.intent === 'typing') this.intent = 'calmly';
      this.keys.hold(event);
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

  private followPointer(): void {
    this.isPointerDown = true;
    this.wake();
    const up = () => {
      for (const type of ends) window.removeEventListener(type, up, true);
      // The click comes after.
      setTimeout(() => {
        this.isPointerDown = false;
        this.takeOverWhenCalm();
      });
    };
    for (const type of ends) window.addEventListener(type, up, true);
  }

  private takeOverWhenCalm(): void {
    const isReady = this.root !== null && this.code.now !== undefined;
    // Who has gone on meanwhile does not want it to open.
    if (isReady && !this.isPointerDown && !this.isComposing) this.onReady(this.hasFocus() ? this.intent : 'calmly');
  }
}
