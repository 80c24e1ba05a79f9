import { nameFault } from '../identity/person-name.js';
import type { FieldErrors } from '../shared/problem.js';
import { eventRoles, type EventRole, type EventType } from './event.js';

/** The couple and the person who plans (EV-19). */
export interface PeopleAnswer {
  firstName: string;
  lastName: string;
  eventType: EventType | null;
  role: EventRole | null;
}

const rolesElsewhere: readonly EventRole[] = ['Partner', 'PartyGoerOther'];

/** The roles that a type of event offers (EV-20, OP-86). */
export const rolesOf = (eventType: EventType | null): readonly EventRole[] =>
  eventType === 'Wedding' || eventType === null ? eventRoles : rolesElsewhere;

/** Chooses a type; a role that the type does not offer is cleared. */
export function chooseEventType<A extends Pick<PeopleAnswer, 'eventType' | 'role'>>(
  answer: A,
  eventType: EventType,
): A {
  const isOffered = answer.role !== null && rolesOf(eventType).includes(answer.role);
  return { ...answer, eventType, role: isOffered ? answer.role : null };
}

/** Names, type and role are all required (EV-21). Codes by field; empty when nothing is missing. */
export function peopleFaults({ firstName, lastName, eventType, role }: PeopleAnswer): FieldErrors {
  const first = nameFault(firstName);
  const last = nameFault(lastName);
  const roleFault =
    role === null ? 'role-required' : rolesOf(eventType).includes(role) ? undefined : 'role-not-offered';
  return {
    ...(first && { 'eventUser.firstName': [first] }),
    ...(last && { 'eventUser.lastName': [last] }),
    ...(eventType === null && { 'event.eventType': ['type-required'] }),
    ...(roleFault && { 'eventUser.role': [roleFault] }),
  };
}
