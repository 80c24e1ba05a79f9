/** How far a code is on its way. */
interface CodeOnItsWay {
  isSent: boolean;
  secondsUntilNext: number;
}

/** A mail takes a moment: only after five seconds is there something to say about it. */
export const isLate = ({ isSent, secondsUntilNext }: CodeOnItsWay): boolean => !isSent && secondsUntilNext <= 55;

/** The digits of what was typed or pasted, as many as a code has. */
export const codeDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, 6);
