import { IsNotEmpty, Matches } from 'class-validator';
import { Birthdate } from '#contracts/identity/birthdate.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { UpdateUserRequest } from '#contracts/identity/identity.requests.js';
import { PersonName } from '#contracts/identity/person-name.js';
import { phoneForm } from '#contracts/shared/phone-form.js';
import { Nullable, Optional } from '#contracts/shared/validation.js';
import { phoneDigits } from '../../forms/phone-mask.js';

/** Personal data; of several violated rules of a field, the first is shown. */
export class PersonForm {
  @PersonName()
  firstName: string;

  @PersonName()
  lastName: string;

  @Optional()
  @Matches(phoneForm)
  @IsNotEmpty()
  phoneNumber?: string;

  @Optional()
  @Nullable()
  @Birthdate()
  birthdate?: string | null;
}

/** In the form of the fields: the phone as ten digits, unknown values as empty. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  birthdate: string;
}

type Person = Pick<AuthUserView, 'firstName' | 'lastName' | 'phoneNumber' | 'birthdate'>;

export const personValues = ({ firstName, lastName, phoneNumber, birthdate }: Person): PersonValues => ({
  firstName,
  lastName,
  phoneNumber: phoneDigits(phoneNumber ?? ''),
  birthdate: birthdate ?? '',
});

/** In the form of the request. A phone may be missing if it was never entered, but cannot be removed. */
export function personRequest(
  { firstName, lastName, phoneNumber, birthdate }: PersonValues,
  before: Pick<Person, 'phoneNumber'>,
  hasBirthdate: boolean,
): Pick<UpdateUserRequest, 'firstName' | 'lastName' | 'phoneNumber' | 'birthdate'> {
  const isAway = phoneNumber === '' && before.phoneNumber === null;
  return {
    firstName,
    lastName,
    ...(!isAway && { phoneNumber: phoneNumber && `+1${phoneNumber}` }),
    ...(hasBirthdate && { birthdate: birthdate || null }),
  };
}
