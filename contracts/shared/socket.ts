/** Frames on `/socket`, both ways, as JSON. `id` of a request comes back on its answer. */
export interface SocketFrame {
  action: string;
  data?: unknown;
  id?: string;
}

/** Largest frame either side accepts, in bytes. */
export const maxFrameBytes = 64 * 1024;

/** The applications of the browser: sent with `Identify` and as the `x-app-name` header (SYS-3). */
export const appNames = ['vendor', 'event-user', 'admin', 'auth'] as const;
export type AppName = (typeof appNames)[number];

/** The first frame of a client (MSG-20). Without `jwt` it is anonymous (MSG-21). */
export interface IdentifyData {
  jwt?: string;
  appName: AppName;
}

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A `Log` frame (MSG-27): the server writes it to its structured log, the client to its console. */
export interface LogData {
  level: LogLevel;
  /** At most 2,000 characters. */
  message: string;
}

/**
 * Actions that the server pushes to a user, with their data; whatever is pushed can also be fetched. Each context adds
 * its own in `<context>.socket.ts`.
 */
export interface PushedActions {
  Log: LogData;
}
