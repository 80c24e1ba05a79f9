/** A fault that a test has asked for. */
export interface Fault {
  /** Beginning of the path, with its method: `POST /v1/subscriptions`. */
  path: string;
  /** Answered instead; 0 breaks the connection, 200 answers as usual. */
  status: number;
  /** Whether the call fails before its work or after it. */
  when: 'before' | 'after';
  /** Milliseconds that pass before the work, or after it. */
  delay?: number;
  /** Calls that fail. */
  times: number;
}

export class Faults {
  private readonly faults: Fault[] = [];
  /** Calls that had a fault so far. */
  taken = 0;

  add(fault: Fault): void {
    this.faults.push(fault);
  }

  /** Returns the fault of a call, if it has one. */
  take(path: string, method: string): Fault | undefined {
    const fault = this.faults.find((one) => one.times > 0 && `${method} ${path}`.startsWith(one.path));
    if (fault) {
      fault.times -= 1;
      this.taken += 1;
    }
    return fault;
  }
}
