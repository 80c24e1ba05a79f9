import { Length, Matches } from 'class-validator';
import { PlainText } from '../shared/validation.js';

/** A command that an operator signed with a key which the server does not have (OP-102). */
export class ExecuteRemoteRequest {
  @Matches(/^[A-Za-z0-9_-]{40,200}$/)
  signature: string;

  @PlainText()
  @Length(1, 300)
  code: string;
}
