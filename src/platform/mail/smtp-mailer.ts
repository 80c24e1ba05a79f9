import { Injectable } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { Config } from '../config/config.js';
import { ProbesDependency, type DependencyProbe } from '../outages/dependency-probe.js';
import type { Mail, Mailer } from './mailer.js';

/** Timeouts in milliseconds; `whole` is for a server that responds each time just before the timeout. */
const limits = { connection: 5_000, greeting: 5_000, silence: 10_000, whole: 30_000 };

/**
 * Sends mail through the configured SMTP server, with one connection per mail. The library is loaded with the first one.
 */
@Injectable()
@ProbesDependency()
export class SmtpMailer implements Mailer, DependencyProbe {
  readonly dependency = 'mail';
  readonly essential = false;
  private loading?: Promise<Transporter>;
  private readonly domain: string;

  constructor(private readonly config: Config) {
    this.domain = /@([^\s@>]+)>?\s*$/.exec(config.mailFrom)?.[1] ?? new URL(config.publicUrl).hostname;
  }

  async send({ to, subject, text, html, messageId, unsubscribeUrl }: Mail): Promise<void> {
    const transport = await this.transport();
    await transport.sendMail({
      from: this.config.mailFrom,
      // An object, because a string would be parsed as a list of recipients.
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${messageId}@${this.domain}>`,
      ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
      signal: AbortSignal.timeout(limits.whole),
    });
  }

  /** Connects and signs in without sending a mail. */
  async probe(): Promise<void> {
    await (await this.transport()).verify();
  }

  private transport(): Promise<Transporter> {
    this.loading ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: this.config.smtpUrl,
        connectionTimeout: limits.connection,
        dnsTimeout: limits.connection,
        greetingTimeout: limits.greeting,
        socketTimeout: limits.silence,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    );
    return this.loading;
  }
}
