/** The claims about a person, in the terms of OpenID Connect. */
export interface Person {
  name: string;
  given_name: string;
  family_name: string;
  email: string;
  email_verified: boolean;
  phone_number: string;
  phone_number_verified: boolean;
  birthdate: string;
}

/** Derives a person from an email: `nora.vale@posy.example` is Nora Vale. */
export function personOf(email: string): Person {
  const words = email.slice(0, email.indexOf('@')).split(/[^a-z]+/i);
  const [given = 'Sam', family = 'Example'] = words.filter((word) => word !== '').map(capitalised);
  return {
    name: `${given} ${family}`,
    given_name: given,
    family_name: family,
    email,
    email_verified: !email.startsWith('unverified'),
    phone_number: '+12125550142',
    phone_number_verified: true,
    birthdate: '1992-05-17',
  };
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
