import { EmailAddress } from './email-address.js';

/** An email and nothing else. */
export class EmailRequest {
  @EmailAddress()
  email: string;
}
