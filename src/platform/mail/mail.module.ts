import { Global, Module } from '@nestjs/common';
import { MAILER } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/**
 * For the program whose workers send mail, and no other: its probe (`mail`, not essential) shows that program as degraded
 * while the mail server is away, and has nothing to say about the site. Inject `@Optional() @Inject(MAILER) mailer?:
 * Mailer` into a reaction: the api has it too, and never runs it.
 */
@Global()
@Module({
  providers: [SmtpMailer, { provide: MAILER, useExisting: SmtpMailer }],
  exports: [MAILER],
})
export class MailModule {}
