/**
 * The mail sink: accepts every mail over SMTP, forwards none, and shows them on a page.
 *
 *     node server.ts <SMTP port> <page port> <folder>
 *
 * A recipient at `refused.invalid` is refused permanently (550), one at `busy.invalid` temporarily (451).
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { framedHtml, listPage, mailPage, newsScript, notFoundPage, stylesheet } from './mail-page.ts';
import { Mailbox } from './mailbox.ts';

const [smtpPort, pagePort, folder] = process.argv.slice(2) as [string, string, string];
const mailbox = new Mailbox(folder);
const host = '127.0.0.1';

const replies: Record<string, { responseCode: number; text: string }> = {
  'refused.invalid': { responseCode: 550, text: 'No such user here' },
  'busy.invalid': { responseCode: 451, text: 'Try again later' },
};

const smtp = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  hideSTARTTLS: true,
  disableReverseLookup: true,
  size: 20 * 1024 * 1024,
  onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
  onRcptTo: ({ address }, _session, done) => {
    const reply = replies[address.slice(address.lastIndexOf('@') + 1).toLowerCase()];
    done(reply && Object.assign(new Error(reply.text), { responseCode: reply.responseCode }));
  },
  onData: (stream, session, done) => {
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    buffer(stream)
      .then((raw) => mailbox.add(raw, recipients))
      .then(() => done(), done);
  },
});
smtp.on('error', (error) => console.error(error.message));

const pageRules =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Blocks scripts and external requests of a mail, which would tell its sender who reads it. */
const mailRules =
  'sandbox allow-popups allow-popups-to-escape-sandbox; ' +
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http://127.0.0.1:* http://localhost:*; " +
  "frame-ancestors 'self'";

function answer(response: ServerResponse, type: string, body: string, rules = pageRules, status = 200): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': rules,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  response.end(body);
}

function answerApi(request: IncomingMessage, url: URL, response: ServerResponse): void {
  if (request.method === 'DELETE') mailbox.clear();
  const to = url.searchParams.get('to');
  const mails = mailbox.all().filter((mail) => to === null || mail.to.includes(to));
  const body = url.pathname === '/api/newest' ? { id: mails[0]?.id ?? '' } : mails;
  answer(response, 'application/json', JSON.stringify(body));
}

const page = createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://${host}`);
  if (url.pathname === '/api/mails' || url.pathname === '/api/newest') return answerApi(request, url, response);
  if (url.pathname === '/style.css') return answer(response, 'text/css', stylesheet);
  if (url.pathname === '/news.js') return answer(response, 'text/javascript', newsScript);
  if (url.pathname === '/') return answer(response, 'text/html', listPage(mailbox.all()));
  const [, id, part] = /^\/mails\/([\w-]+)(\/html)?$/.exec(url.pathname) ?? [];
  const mail = id && mailbox.find(id);
  if (!mail) return answer(response, 'text/html', notFoundPage(), pageRules, 404);
  if (part) return answer(response, 'text/html', framedHtml(mail), mailRules);
  return answer(response, 'text/html', mailPage(mail));
});

for (const server of [smtp, page]) {
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') return;
    console.error(error.message);
    process.exit(1);
  });
}
smtp.listen(Number(smtpPort), host);
page.listen(Number(pagePort), host);
