import type { Link } from './link.ts';

/** Milliseconds that a fault waits for a certain moment, which another fault may prevent. */
export const lurkMs = 25_000;

/** Waits until a link carries a matching text, and resolves at that moment; false after a timeout. */
export function heard(link: Link, when: 'asked' | 'answered', isIt: (text: string) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (met: boolean) => {
      clearTimeout(lurking);
      link[when] = undefined;
      resolve(met);
    };
    const lurking = setTimeout(() => end(false), lurkMs);
    link[when] = (bytes) => {
      if (!isIt(bytes.toString('latin1'))) return;
      end(true);
      // The matching response is never forwarded: the program is killed without it.
      if (when === 'answered') return new Promise(() => undefined);
    };
  });
}
