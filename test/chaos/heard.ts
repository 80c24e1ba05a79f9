import type { Link } from './link.ts';

/** Milliseconds that a fault waits for a certain moment; another one may keep that moment from coming. */
export const lurkMs = 25_000;

/** Waits until something is said on a link, and answers at that moment; false when it is not said for long. */
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
      // An answer that was waited for is never handed on: the program is killed without it.
      if (when === 'answered') return new Promise(() => undefined);
    };
  });
}
