import { EmailAddress } from './email-address.js';

/** An e-mail and nothing else. */
export class EmailRequest {
  @EmailAddress()
  email: string;
}
