/** What one connection and one person may ask of an api process. Times are in milliseconds. */
export class RealtimeLimits {
  /** A connection that has not said by then who it is gets closed. */
  readonly identifyWithin: number = 30_000;

  /** Time between two pings; a peer that answered none in between is gone. */
  readonly heartbeat: number = 30_000;

  /** Length of the window in which frames are counted. */
  readonly window: number = 10_000;

  /** Frames of one connection that are answered in a window. More are refused, twice as many close the connection. */
  readonly framesPerWindow: number = 100;

  /** `Log` frames of one connection that are written in a window. */
  readonly logLinesPerWindow: number = 20;

  readonly connectionsPerUser: number = 20;

  /** Connections from one network that are not signed in. It is generous, since many people may share an address. */
  readonly anonymousPerNetwork: number = 200;

  /** All connections, those of visitors included. */
  readonly connections: number = 10_000;
}
