import type { QueryClient } from '@tanstack/react-query';
import type { ExecuteRemoteData } from '#contracts/messaging/messaging.socket.js';
import { isSignedCommand, readRemoteCommand, type RemoteCommandName } from '#contracts/messaging/remote-command.js';
import type { Services } from '../lib/services.js';

export interface RemoteCommandOptions extends Pick<Services, 'session' | 'toasts'> {
  /** The public key of the site: base64 of the SPKI form. */
  publicKey: string;
  client: QueryClient;
  reload: () => void;
  console?: Pick<Console, 'warn'>;
}

/**
 * Carries out a command of an operator (MSG-26): one of a fixed list, never program code. A command with a wrong
 * signature, an unknown one and one that is too old do nothing.
 */
export async function obeyRemoteCommand(
  { signature, code }: ExecuteRemoteData,
  { publicKey, console: log = console, ...page }: RemoteCommandOptions,
): Promise<void> {
  if (!(await isSignedCommand(publicKey, signature, code))) return log.warn('signature not valid');
  const command = readRemoteCommand(code, Date.now());
  if (!command) return log.warn('the remote command is unknown or too old');
  const obey: Record<RemoteCommandName, () => unknown> = {
    reload: page.reload,
    'drop-caches': () => dropCaches(page.client),
    'sign-out': () => page.session.signOut(),
    'show-notice': () => page.toasts.show('info', command.text),
  };
  await obey[command.name]();
}

/** Deletes stored pages and assets, and loads the data of the open page again. */
async function dropCaches(client: QueryClient): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  await client.invalidateQueries();
}
