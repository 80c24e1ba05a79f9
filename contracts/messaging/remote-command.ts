/** Commands that an operator can send to all browsers (MSG-26): a fixed list, never program code. */
export const remoteCommands = ['reload', 'drop-caches', 'sign-out', 'show-notice'] as const;
export type RemoteCommandName = (typeof remoteCommands)[number];

export interface RemoteCommand {
  name: RemoteCommandName;
  /** ISO 8601, UTC. */
  issuedAt: string;
  /** The text of `show-notice`, at most 200 characters; empty for the others. */
  text: string;
}

/** Milliseconds for which a command is valid after it was issued, so that nobody can send it again later. */
export const remoteCommandValidity = 600_000;
/** Milliseconds by which the clock of a browser may be behind. */
const clockTolerance = 120_000;
const maxTextLength = 200;
const form = /^([a-z-]+) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)(?: ([^\p{Cc}\p{Surrogate}]{1,200}))?$/u;

/** Writes a command as the `code` of `ExecuteRemote`: name, time, and the text of a notice, with blanks between. */
export const writeRemoteCommand = ({ name, issuedAt, text }: RemoteCommand): string =>
  [name, issuedAt, ...(text === '' ? [] : [text.slice(0, maxTextLength)])].join(' ');

/** Reads a `code`; undefined when it is no command of the list, or not valid at this time (milliseconds since 1970). */
export function readRemoteCommand(code: string, now: number): RemoteCommand | undefined {
  const [, called, issuedAt = '', text = ''] = form.exec(code) ?? [];
  const name = remoteCommands.find((command) => command === called);
  const age = now - Date.parse(issuedAt);
  if (!name || !(age <= remoteCommandValidity && age >= -clockTolerance)) return undefined;
  return (name === 'show-notice') === (text !== '') ? { name, issuedAt, text } : undefined;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/**
 * Whether the signature belongs to the code. Runs in browsers (secure contexts) and in Node.
 * @param publicKey base64 of the SPKI form
 * @param signature base64url, as `ExecuteRemote` carries it
 */
export async function isSignedCommand(publicKey: string, signature: string, code: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['verify']);
    return await crypto.subtle.verify(algorithm, key, bytesOf(signature), new TextEncoder().encode(code));
  } catch {
    return false;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
