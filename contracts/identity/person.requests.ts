import { Matches } from 'class-validator';
import { Optional } from '../shared/validation.js';
import { PersonName } from './person-name.js';
import { phoneForm } from '../shared/phone-form.js';

/** Optional personal fields. */
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
