import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { HeldKeys } from './held-keys.js';
import type { OnDemand } from './on-demand.js';
import { RestingGestures, type Woken } from './resting-gestures.js';

interface WakeOnIntentProps<T> {
  code: OnDemand<T>;
  /** Plain HTML that looks like the widget and has its names; `press` is for the element that opens it. */
  resting: (press: () => void) => ReactNode;
  awake: (code: T, woken: Woken) => ReactNode;
}

/**
 * A widget whose code is loaded on intent: pointer, touch or focus. Until then it is replaced by plain HTML. The widget
 * takes over between two gestures, with the focus, the caret and the keys that were pressed meanwhile.
 */
export function WakeOnIntent<T>({ code, resting, awake }: WakeOnIntentProps<T>) {
  const [phase, setPhase] = useState<'resting' | 'handing over' | 'awake'>(code.now ? 'awake' : 'resting');
  const [woken, setWoken] = useState<Woken>('calmly');
  const [gestures] = useState(
    () =>
      new RestingGestures(code, (how) => {
        setWoken(how);
        setPhase((before) => (before === 'resting' ? 'handing over' : before));
      }),
  );
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    gestures.attach(phase === 'resting' ? root.current : null);
    if (phase === 'resting' && gestures.hasFocus()) gestures.wake();
    if (phase !== 'handing over') return;
    // Both exist, the widget hidden, until it has all its parts: so the focus moves directly from one to the other.
    queueMicrotask(() => {
      if (root.current) handOver(root.current, gestures.keys);
      flushSync(() => setPhase('awake'));
    });
  }, [phase, gestures]);
  return (
    <div ref={root} className="grid min-w-0" {...(phase === 'resting' && gestures.handlers)}>
      {phase !== 'awake' && resting(gestures.press)}
      {/*
       * Its popover returns the focus to the element that had it when it opened: to the widget, not to the placeholder.
       */}
      {phase !== 'resting' && code.now && awake(code.now, phase === 'awake' ? woken : 'calmly')}
    </div>
  );
}

/** Moves the focus to the part of the same kind and position. */
function handOver(root: HTMLElement, keys: HeldKeys): void {
  const focused = document.activeElement;
  const resting = root.firstElementChild;
  if (!(focused instanceof HTMLElement) || !resting?.contains(focused)) return;
  const role = focused.getAttribute('role');
  const alike = [...root.querySelectorAll<HTMLElement>(role === null ? focused.localName : `[role="${role}"]`)];
  const before = alike.filter((part) => resting.contains(part));
  // React Aria keeps a copy of a collection's elements in a template.
  const after = alike.filter((part) => !resting.contains(part) && part.closest('template') === null);
  const next = after[before.indexOf(focused)];
  if (!next) return;
  next.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    next.setSelectionRange(focused.selectionStart, focused.selectionEnd, focused.selectionDirection ?? 'none');
  }
  keys.release();
}
