/** Delivery status of a code. */
interface CodeOnItsWay {
  isSent: boolean;
  secondsUntilNext: number;
}

/** Delay of five seconds before the status is shown, since a mail takes a moment. */
export const isLate = ({ isSent, secondsUntilNext }: CodeOnItsWay): boolean => !isSent && secondsUntilNext <= 55;

/** Extracts the digits of a typed or pasted text, up to the length of a code. */
export const codeDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, 6);
