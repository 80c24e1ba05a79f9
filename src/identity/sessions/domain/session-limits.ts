/** The lifetime of a session in milliseconds. */
export interface SessionLimits {
  /** The absolute limit, counted from the sign-in. */
  readonly lifetime: number;
  /** The idle limit, counted from the last refresh. */
  readonly idle: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const everybody: SessionLimits = { lifetime: 30 * day, idle: 14 * day };
/** Operators can read all data, so their sessions have the limits of NIST SP 800-63B for AAL2. */
const operators: SessionLimits = { lifetime: 12 * hour, idle: 30 * minute };
/** The limits of an impersonation. */
export const impersonationLimits: SessionLimits = { lifetime: 30 * minute, idle: 30 * minute };

export const sessionLimitsOf = ({ isAdmin }: { readonly isAdmin: boolean }): SessionLimits =>
  isAdmin ? operators : everybody;
