import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, it, jest } from '@jest/globals';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { ConfigModule } from '#src/platform/config/config.module.js';
import { MailModule } from '#src/platform/mail/mail.module.js';
import { MAILER, type Mail, type Mailer } from '#src/platform/mail/mailer.js';
import { SmtpMailer } from '#src/platform/mail/smtp-mailer.js';
import { DependencyProbes } from '#src/platform/outages/dependency-probe.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { fakeOnly } from '../../support/fake-only.js';
import { configWith } from '../../support/realtime-app.js';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A real SMTP server with configurable responses, and the mails that it accepted. */
async function smtpServer(
  options: SMTPServerOptions = {},
): Promise<{ url: string; taken: Email[]; envelopes: string[][] }> {
  const taken: Email[] = [];
  const envelopes: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        envelopes.push(session.envelope.rcptTo.map(({ address }) => address));
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          taken.push(mail);
          done();
        }, done);
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${portOf(listening)}`, taken, envelopes };
}

async function mailerFor(url: string): Promise<{ mailer: Mailer; probes: DependencyProbes }> {
  const config = configWith({
    REDIS_URL: 'redis://127.0.0.1:1',
    SMTP_URL: url,
    MAIL_FROM: 'Posy <hello@posy.example>',
  });
  const testing = await Test.createTestingModule({
    imports: [ConfigModule.with(config), DiscoveryModule, MailModule],
    providers: [DependencyProbes],
  }).compile();
  await testing.init();
  closing.push(() => testing.close());
  return { mailer: testing.get<Mailer>(MAILER), probes: testing.get(DependencyProbes) };
}

const aMail = (more: Partial<Mail> = {}): Mail => ({
  to: 'ann@mail.example',
  subject: 'Your code — 4711',
  text: 'Your code is 4711.\n',
  html: '<p>Your code is <b>4711</b>.</p>',
  messageId: randomUUID(),
  ...more,
});

const refusing = (code: number) => Object.assign(new Error('not this one'), { responseCode: code });
const failureOf = async (sending: Promise<void>): Promise<Error> => {
  try {
    await sending;
  } catch (error) {
    return error as Error;
  }
  throw new Error('the mail was taken');
};

it('sends a mail as text and HTML, from the configured sender, with the given Message-ID', async () => {
  const { url, taken } = await smtpServer();
  const mail = aMail();
  await (await mailerFor(url)).mailer.send(mail);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({
    from: { name: 'Posy', address: 'hello@posy.example' },
    to: [{ address: mail.to }],
    subject: mail.subject,
    messageId: `<${mail.messageId}@posy.example>`,
  });
  expect(taken[0]?.text?.trim()).toBe(mail.text.trim());
  expect(taken[0]?.html?.trim()).toBe(mail.html);
});

it('sends to one address, regardless of its content, and adds no header', async () => {
  const { url, taken, envelopes } = await smtpServer();
  const { mailer } = await mailerFor(url);
  await failureOf(mailer.send(aMail({ to: 'ann@mail.example, bob@mail.example' })));
  await failureOf(mailer.send(aMail({ to: 'ann@mail.example>\r\nRCPT TO:<bob@mail.example' })));
  await mailer.send(aMail({ subject: 'Hello\r\nBcc: bob@mail.example' }));
  expect(envelopes).toEqual([['ann@mail.example']]);
  expect(taken[0]?.bcc).toBeUndefined();
  expect(taken[0]?.subject).toBe('Hello Bcc: bob@mail.example');
});

it.each([
  ['a recipient that is refused for good', 550, false],
  ['a recipient that is refused for now', 450, true],
])('reports %s', async (_what, code, isOutage) => {
  const { url } = await smtpServer({ onRcptTo: (_address, _session, done) => done(refusing(code)) });
  const error = await failureOf((await mailerFor(url)).mailer.send(aMail()));
  expect(error).toMatchObject({ responseCode: code });
  expect(looksLikeOutage(error)).toBe(isOutage);
});

it.each([
  ['a mail that is refused for good', 552, false],
  ['a mail that is refused for now', 451, true],
])('reports %s', async (_what, code, isOutage) => {
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => done(refusing(code)));
  };
  const error = await failureOf((await mailerFor((await smtpServer({ onData })).url)).mailer.send(aMail()));
  expect(error).toMatchObject({ responseCode: code });
  expect(looksLikeOutage(error)).toBe(isOutage);
});

it('treats a wrong password as an outage, not as an error of the mail, and never repeats it', async () => {
  const { url } = await smtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusing(535)),
  });
  const { mailer, probes } = await mailerFor(url.replace('//', '//posy:top-secret@'));
  const error = await failureOf(mailer.send(aMail()));
  expect(looksLikeOutage(error)).toBe(true);
  const { mail } = (await probes.check()).dependencies;
  expect(mail).toEqual(expect.any(String));
  const said = [error.message, error.stack, mail, JSON.stringify(error)].join();
  for (const secret of ['top-secret', Buffer.from('top-secret').toString('base64')]) expect(said).not.toContain(secret);
});

it('treats an unavailable server as an outage', async () => {
  const { url } = await smtpServer();
  await closing.shift()?.();
  const { mailer, probes } = await mailerFor(url);
  expect(looksLikeOutage(await failureOf(mailer.send(aMail())))).toBe(true);
  const { status, dependencies } = await probes.check();
  expect(status).toBe('degraded');
  expect(dependencies.mail).toMatch(/ECONNREFUSED/);
  expect(await probes.unavailable(['mail'])).toEqual(['mail']);
});

it('times out when a server does not respond', async () => {
  const held = new Set<Socket>();
  const silent = createServer((socket) => held.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closing.push(async () => {
    for (const socket of held) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  });
  const { mailer } = await mailerFor(`smtp://127.0.0.1:${portOf(silent)}`);
  fakeOnly(['setTimeout', 'clearTimeout']);
  try {
    const failing = failureOf(mailer.send(aMail()));
    await once(silent, 'connection');
    for (let seconds = 0; seconds < 30; seconds++) {
      jest.advanceTimersByTime(1_000);
      await new Promise(setImmediate);
    }
    expect(looksLikeOutage(await failing)).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

it('responds to the probe of a working server, without sending anything', async () => {
  const { url, taken } = await smtpServer();
  const { probes } = await mailerFor(url);
  expect(await probes.check()).toEqual({ status: 'ready', dependencies: { mail: null } });
  expect(taken).toEqual([]);
});

it('is the mailer of a program that imports the module', async () => {
  const { url } = await smtpServer();
  expect((await mailerFor(url)).mailer).toBeInstanceOf(SmtpMailer);
});
