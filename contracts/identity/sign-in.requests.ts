import { EmailAddress } from './email-address.js';

/** An email. */
export class EmailRequest {
  @EmailAddress()
  email: string;
}
