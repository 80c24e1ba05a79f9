import { IsNotEmpty, Matches } from 'class-validator';
import { Birthdate } from '#contracts/identity/birthdate.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { UpdateUserRequest } from '#contracts/identity/identity.requests.js';
import { PersonName } from '#contracts/identity/person-name.js';
import { phoneForm } from '#contracts/identity/sign-up.requests.js';
import { Nullable, Optional } from '#contracts/shared/validation.js';
import { phoneDigits } from '../../forms/phone-mask.js';

/** What somebody says of themselves; of several rules that a field breaks, the nearest is said. */
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

/** As the fields show it: the phone as ten digits, what is not known as nothing. */
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

/** As it is checked and sent. A phone that nobody has given yet may stay away; one that was given does not. */
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
