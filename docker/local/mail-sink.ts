import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchService } from './local-service.ts';
import type { LocalService, LocalServiceOptions } from './local-service.ts';

const program = fileURLToPath(new URL('mail-sink/server.ts', import.meta.url));

interface MailSinkOptions extends LocalServiceOptions {
  /** URL of its page and of `/api/mails`. */
  pagePort: number;
}

/** A mail sink; `url` accepts mails over SMTP, `pageUrl` shows them. */
export interface MailSink extends LocalService {
  readonly pageUrl: string;
}

/**
 * Starts the mail sink: an SMTP server that keeps the last 200 mails and forwards none. `GET <pageUrl>/api/mails`
 * returns them newest first as `[{id, to, from, subject, text, html, headers, date}]`, `?to=<address>` only those to
 * one recipient; `DELETE` removes all. A recipient at `refused.invalid` is refused permanently (550), one at
 * `busy.invalid` temporarily (451).
 */
export async function startMailSink(options: MailSinkOptions): Promise<MailSink> {
  const { dataDir, port, pagePort } = options;
  const pageUrl = `http://127.0.0.1:${pagePort}`;
  const service = await launchService({
    name: 'Mail',
    url: `smtp://127.0.0.1:${port}`,
    command: [process.execPath, program, String(port), String(pagePort), join(dataDir, 'mail')],
    logFile: join(dataDir, 'logs', 'mail.log'),
    isReady: async () => (await greets(port)) && (await fetch(`${pageUrl}/api/newest`)).ok,
    timeoutMs: 30_000,
    startAgain: () => startMailSink(options),
  });
  return { ...service, pageUrl };
}

function greets(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(2000, () => socket.destroy(new Error('the mail sink is silent')));
    socket.on('error', reject);
    socket.on('data', () => {
      resolve(true);
      socket.end('QUIT\r\n');
    });
    socket.on('close', () => resolve(false));
  });
}
