/** A request to the card field of the local payment server (docker/local/payments); the answer has the same `id`. */
export type FrameRequest =
  | { id: string; do: 'create'; name: string; email: string }
  | { id: string; do: 'confirm'; clientSecret: string };

/** An answer of the card field. */
export interface FrameAnswer {
  id: string;
  /** Id of a payment method that was created. */
  paymentMethod?: string;
  error?: string;
}

/** Returns whether a message says that the card field is there. */
export const isReadyMessage = (data: unknown): boolean => (data as { ready?: unknown } | null)?.ready === true;

/** Returns the answer that a message is; undefined for any other message. */
function readAnswer(data: unknown): FrameAnswer | undefined {
  const { id, paymentMethod, error } = (data ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string') return undefined;
  return {
    id,
    ...(typeof paymentMethod === 'string' && { paymentMethod }),
    ...(typeof error === 'string' && { error }),
  };
}

/** Requests to the card field that wait for their answers. */
export class FrameRequests {
  private readonly waiting = new Map<string, (answer: FrameAnswer) => void>();

  constructor(private readonly send: (request: FrameRequest) => void) {}

  ask(request: FrameRequest): Promise<FrameAnswer> {
    return new Promise((resolve) => {
      this.waiting.set(request.id, resolve);
      this.send(request);
    });
  }

  /** Passes an answer to whom it is for; anything else is ignored. */
  readonly read = (data: unknown): void => {
    const answer = readAnswer(data);
    if (!answer) return;
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  };
}
