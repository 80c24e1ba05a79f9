import { Matches } from 'class-validator';
import { Optional } from '../shared/validation.js';
import { PersonName } from './person-name.js';
import { phoneForm } from './sign-up.requests.js';

/** What somebody may say of themselves, each of it or none. */
export class PersonRequest {
  @Optional()
  @PersonName()
  firstName?: string;

  @Optional()
  @PersonName()
  lastName?: string;

  @Optional()
  @Matches(phoneForm)
  phoneNumber?: string;
}
