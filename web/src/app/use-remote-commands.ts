import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type {} from '#contracts/messaging/messaging.socket.js';
import { siteSettings } from '../base/site-settings.js';
import { useServices } from '../lib/services.js';

/** Obeys signed commands of operators, of visitors too; off on sites without a key. Its code is loaded for a command. */
export function useRemoteCommands(): void {
  const { socket, session, toasts } = useServices();
  const client = useQueryClient();
  useEffect(() => {
    const { remoteCommandKey: publicKey } = siteSettings;
    if (publicKey === undefined) return;
    return socket.on('ExecuteRemote', (sent) => {
      const options = { publicKey, session, toasts, client, reload: () => window.location.reload() };
      void import('./obey-remote-command.js').then(({ obeyRemoteCommand }) => obeyRemoteCommand(sent, options));
    });
  }, [socket, session, toasts, client]);
}
