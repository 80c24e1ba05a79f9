import type { Route } from '#contracts/shared/route.js';
import type { SignedInUser } from './authenticator.js';

/** A write that an operator makes as themselves to something that is not theirs: it must leave a trace. */
export interface OperatorAct {
  readonly operatorId: string;
  /** As the route declares it; absent where it declares nothing. */
  readonly action: string | undefined;
  readonly target: { readonly kind: string; readonly id: string };
  /** Whether a committed unit of work holds its entry, or the handler sees to that itself. */
  isRecorded: boolean;
}

/**
 * What of a checked call an operator has to answer for; nothing for reads, for others, while acting for somebody (which is
 * recorded by another rule) and for what is their own.
 * @param owner whose the named thing is, on routes that ask for the owner
 */
export function operatorActOf(
  { method, path, access, audited }: Route,
  user: SignedInUser,
  fields: Readonly<Record<string, unknown>>,
  owner: string | undefined,
): OperatorAct | undefined {
  if (!user.isAdmin || user.impersonatorId !== undefined || method === 'GET') return undefined;
  if (access.who !== 'admin' && (access.who !== 'owner' || owner === user.userId)) return undefined;
  const { kind, field } = access.who === 'owner' ? { kind: access.of, field: access.field } : (audited?.target ?? {});
  const id = field === undefined ? undefined : fields[field];
  const target =
    kind !== undefined && typeof id === 'string' ? { kind, id } : { kind: 'call', id: `${method} ${path}` };
  return { operatorId: user.userId, action: audited?.as, target, isRecorded: false };
}
