import { Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Config } from '../config/config.js';
import { ProbesDependency, type DependencyProbe } from '../messages/dependency-probe.js';
import type { Mail, Mailer } from './mailer.js';

/** Milliseconds; `whole` is for a server that answers each time just before its limit. */
const limits = { connection: 5_000, greeting: 5_000, silence: 10_000, whole: 30_000 };

/** Sends through the SMTP server of the configuration, a connection for each mail. */
@Injectable()
@ProbesDependency()
export class SmtpMailer implements Mailer, DependencyProbe {
  readonly dependency = 'mail';
  readonly essential = false;
  private readonly transport;
  private readonly domain: string;

  constructor(private readonly config: Config) {
    this.domain = /@([^\s@>]+)>?\s*$/.exec(config.mailFrom)?.[1] ?? new URL(config.publicUrl).hostname;
    this.transport = createTransport({
      url: config.smtpUrl,
      connectionTimeout: limits.connection,
      dnsTimeout: limits.connection,
      greetingTimeout: limits.greeting,
      socketTimeout: limits.silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, html, messageId }: Mail): Promise<void> {
    await this.transport.sendMail({
      from: this.config.mailFrom,
      // As an object: a text would be read as a list of recipients.
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${messageId}@${this.domain}>`,
      signal: AbortSignal.timeout(limits.whole),
    });
  }

  /** Connects and signs in, and sends nothing. */
  async probe(): Promise<void> {
    await this.transport.verify();
  }
}
