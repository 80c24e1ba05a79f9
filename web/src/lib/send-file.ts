import { uploadTimeout } from '#contracts/webstore/image-rules.js';
import { ProblemError } from './problem-error.js';

interface Sending {
  signal: AbortSignal;
  /** Called with the number of bytes that have been sent. */
  onProgress: (sent: number) => void;
}

/**
 * Uploads a file to a signed address. `fetch` cannot report the progress of an upload.
 * @throws ProblemError when it fails or takes longer than a minute (WS-91); the reason of `signal` when it is aborted
 */
export function sendFile(address: string, file: File, { signal, onProgress }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const refuse = () => reject(ProblemError.fromAnswer(request.status, request.responseText));
    const fail = () => reject(ProblemError.unreachable());
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => (request.status < 300 ? resolve() : refuse()));
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    request.open('PUT', address);
    request.timeout = uploadTimeout;
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
}
