/** Thrown by code that detects an outage which no client library reports, such as a missing index alias. */
export class DependencyUnavailable extends Error {
  /** @param statusCode status of the HTTP response that says so; 429 means that the dependency throttles */
  constructor(
    message: string,
    options?: ErrorOptions,
    readonly statusCode?: number,
  ) {
    super(message, options);
    this.name = 'DependencyUnavailable';
  }
}

/**
 * Returns an error of the file system, such as a full disk, as an outage, and every other error unchanged.
 * @param what names the files in the message
 */
export function asFileOutage(what: string, error: unknown): unknown {
  const { errno, message } = error as NodeJS.ErrnoException;
  return errno === undefined ? error : new DependencyUnavailable(`${what}: ${message}`, { cause: error });
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ESOCKET',
  'ECONNECTION',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const clientErrorNames = new Set([
  'ConnectionError',
  'TimeoutError',
  'NoLivingConnectionsError',
  'RequestAbortedError',
  'MaxRetriesPerRequestError',
  'AbortError',
]);
/** Error codes of nodemailer: the mail server was not found or refused the login, so no mail was sent. */
const mailServerCodes = new Set(['EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'ENOAUTH', 'EOAUTH2']);
/**
 * Error codes of PostgreSQL: connections, resources, operator intervention, our own timeouts (lock, statement, idle
 * transaction), and a read-only server.
 */
const databaseOutage = /^(08|53|57|55P03|25P03|25006)/;
/** Messages of pg: the connection was lost during a statement, or the pool was exhausted. */
const lostDatabaseConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i;
const lostConnection = /Connection is closed|Stream isn't writeable/i;

interface Clues {
  name?: string;
  message?: string;
  code?: unknown;
  statusCode?: unknown;
  responseCode?: unknown;
  meta?: { statusCode?: unknown };
  cause?: unknown;
  driverException?: unknown;
}

const statusOf = (error: Clues) => Number(error.meta?.statusCode ?? error.statusCode ?? NaN);

/** Whether an SMTP reply is transient (4xx); a 5xx is a permanent failure of the mail (RFC 5321, 4.2.1). */
const isTransientReply = ({ responseCode }: Clues) => Number(responseCode) >= 400 && Number(responseCode) < 500;

/** Whether the server throttles (429): this never counts as an attempt, whatever a probe returns. */
export const isThrottled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && statusOf(error) === 429;

/**
 * Whether the work failed because of a lock, a database timeout or a lost connection. This never counts as an attempt,
 * although the database responds to a probe at the same time.
 */
export function isDatabaseWait(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, driverException } = error as Clues;
  return (
    databaseOutage.test(String(code)) ||
    lostDatabaseConnection.test(message ?? '') ||
    isDatabaseWait(cause) ||
    isDatabaseWait(driverException)
  );
}

/**
 * Whether an error looks like an outage of a dependency (unavailable, overloaded, too slow) rather than a problem of
 * the item. The probe of the dependency decides.
 */
export function looksLikeOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const clues = error as Clues;
  const status = statusOf(clues);
  return (
    error instanceof DependencyUnavailable ||
    status === 429 ||
    status >= 500 ||
    clientErrorNames.has(clues.name ?? '') ||
    connectionCodes.has(String(clues.code)) ||
    mailServerCodes.has(String(clues.code)) ||
    isTransientReply(clues) ||
    isDatabaseWait(clues) ||
    lostConnection.test(clues.message ?? '') ||
    looksLikeOutage(clues.cause) ||
    looksLikeOutage(clues.driverException)
  );
}
