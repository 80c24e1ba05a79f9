import type { Route } from '#contracts/shared/route.js';
import type { SignedInUser } from './authenticator.js';

/** A write of an operator, under their own account, to data of other people. It must be audited. */
export interface OperatorAct {
  readonly operatorId: string;
  /** The audited action that the route declares, if any. */
  readonly action: string | undefined;
  readonly target: { readonly kind: string; readonly id: string };
  /** Whether its audit entry is committed, or the handler writes the entry itself. */
  isRecorded: boolean;
}

/**
 * Returns the operator's write in a validated call; undefined for reads, for other users, for impersonation (which is
 * audited by another rule) and for the operator's own data.
 * @param owner owner of the resource, on routes with an access rule for owners
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
