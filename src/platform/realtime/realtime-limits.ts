/** Limits of a connection and of a user in an api process. Times are in milliseconds. */
export class RealtimeLimits {
  /** Time after which a connection without `Identify` is closed. */
  readonly identifyWithin: number = 30_000;

  /** Time between two pings; a connection without a pong in between is closed. */
  readonly heartbeat: number = 30_000;

  /** Length of the window in which frames are counted. */
  readonly window: number = 10_000;

  /**
   * Frames of a connection that are processed in a window. Further ones are refused, and twice as many close the
   * connection.
   */
  readonly framesPerWindow: number = 100;

  /** Frames of a connection that are processed at the same time; others wait for their turn. */
  readonly framesAtOnce: number = 4;

  /** `Log` frames of a connection that are written in a window. */
  readonly logLinesPerWindow: number = 20;

  readonly connectionsPerUser: number = 20;

  /** Connections from one network that are not signed in. It is generous, since many people may share an address. */
  readonly anonymousPerNetwork: number = 200;

  /** All connections of a process, including visitors. */
  readonly connections: number = 10_000;
}
