import type { PublicationView } from '../directory/directory.views.js';
import type { OverviewView } from '../operations/overview.views.js';
import type { ImagesChangedData } from '../webstore/image.views.js';

/** Frames on `/socket`, both ways, as JSON. `id` of a request comes back on its answer. */
export interface SocketFrame {
  action: string;
  data?: unknown;
  id?: string;
}

/** Largest frame either side accepts, in bytes. */
export const maxFrameBytes = 64 * 1024;

/** Who the browser is in: sent with `Identify` and as the `x-app-name` header (SYS-3). */
export const appNames = ['vendor', 'event-user', 'admin', 'auth'] as const;
export type AppName = (typeof appNames)[number];

/** What the client sends first (MSG-20); without `jwt` it is anonymous (MSG-21). */
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

/** Actions that the server pushes to a user, with their data. Whatever is pushed can also be fetched. */
export interface PushedActions {
  Log: LogData;
  /** A publish moved on its way into search; the data is a `PublicationView`. */
  PublicationChanged: PublicationView;
  /** Pictures of a webstore were checked, approved or removed; its owner reads the draft again. */
  ImagesChanged: ImagesChangedData;
  /** The first page of operators, to those who watch it (`contracts/operations/operations.socket.ts`). */
  OperationsOverview: OverviewView;
}
