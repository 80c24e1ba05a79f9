/** How long a session lasts, in milliseconds. */
export interface SessionLimits {
  /** From signing in until the person has to do it again, whatever they do. */
  readonly lifetime: number;
  /** From the last use of a refresh token. */
  readonly idle: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const everybody: SessionLimits = { lifetime: 30 * day, idle: 14 * day };
/** What an operator leaves open opens the data of everybody: the limits of NIST SP 800-63B for AAL2. */
const operators: SessionLimits = { lifetime: 12 * hour, idle: 30 * minute };
/** Acting for somebody. */
export const impersonationLimits: SessionLimits = { lifetime: 30 * minute, idle: 30 * minute };

export const sessionLimitsOf = ({ isAdmin }: { readonly isAdmin: boolean }): SessionLimits =>
  isAdmin ? operators : everybody;
