/** Thrown by code that finds a dependency absent in a way of its own (a missing alias, for example). */
export class DependencyAway extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DependencyAway';
  }
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
/** nodemailer: the mail server is not to be found, or lets nobody in; no mail of ours has been looked at. */
const mailServerCodes = new Set(['EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'ENOAUTH', 'EOAUTH2']);
/**
 * PostgreSQL: connections, resources, operators, the limits we set (for a lock, a statement, an idle transaction), and a
 * server that takes no changes.
 */
const databaseOutage = /^(08|53|57|55P03|25P03|25006)/;
/** pg: the connection ended under a statement, or the pool had none to give. */
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

/** SMTP's 'not now' (4xx); a 5xx is an answer about the mail (RFC 5321, 4.2.1). */
const isTransientReply = ({ responseCode }: Clues) => Number(responseCode) >= 400 && Number(responseCode) < 500;

/** The server asked for less: never counted against an item, whatever a probe says. */
export const isThrottled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && statusOf(error) === 429;

/**
 * Whether the database made the work wait, or ended its connection: others held a lock, or a limit of ours was reached.
 * It is never counted against an item, although the database answers a probe at the same moment.
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
 * Whether an error speaks about a dependency (away, overloaded, too slow) and not about the item at hand. A suspicion:
 * the probe of the dependency decides.
 */
export function looksLikeOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const clues = error as Clues;
  const status = statusOf(clues);
  return (
    error instanceof DependencyAway ||
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
