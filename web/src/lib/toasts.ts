import { toastTexts } from '../texts/toasts.js';

/** The result of an action, or another recent event. */
export type ToastKind = 'success' | 'error' | 'info';

/** A page of this site that has to do with a message. */
export interface ToastLink {
  to: string;
  name: string;
}

export interface ToastMessage {
  kind: ToastKind;
  text: string;
  link?: ToastLink;
}

/**
 * Short messages about recent events, for the whole site. They wait here until the component that shows them is loaded,
 * with the first of them.
 */
export class Toasts {
  private waiting: readonly ToastMessage[] = [];
  private readonly listeners = new Set<() => void>();

  /** @param text the message; a general text about success or failure by default (WEB-24) */
  show(kind: 'success' | 'error', text?: string): void;
  show(kind: 'info', text: string, link?: ToastLink): void;
  show(kind: ToastKind, text?: string, link?: ToastLink): void {
    const general = kind === 'error' ? toastTexts.error : toastTexts.success;
    this.become([...this.waiting, { kind, text: text ?? general, ...(link && { link }) }]);
  }

  /** Messages that are not shown yet; the same list until it changes. */
  readonly list = (): readonly ToastMessage[] => this.waiting;

  /** Returns the messages and clears the list. */
  take(): readonly ToastMessage[] {
    const taken = this.waiting;
    if (taken.length > 0) this.become([]);
    return taken;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private become(messages: readonly ToastMessage[]): void {
    this.waiting = messages;
    for (const listener of this.listeners) listener();
  }
}
