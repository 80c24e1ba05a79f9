import { Global, Module } from '@nestjs/common';
import { MAILER } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/**
 * Only for the program whose workers send mail: its probe (`mail`, not essential) reports this program as degraded
 * while the mail server is unavailable, which does not affect the site. Reactions inject `@Optional() @Inject(MAILER)
 * mailer?: Mailer`, because the api creates them too, without ever running them.
 */
@Global()
@Module({
  providers: [SmtpMailer, { provide: MAILER, useExisting: SmtpMailer }],
  exports: [MAILER],
})
export class MailModule {}
