import { WebSocket } from 'ws';
import type { SocketFrame } from '#contracts/shared/socket.js';

/** Milliseconds. */
const timeout = 30_000;

/** Opens a socket and resolves when it is identified; from then on `hear` receives what is pushed. */
export async function openSocket(
  api: string,
  token: string,
  hear: (frame: SocketFrame) => void = () => undefined,
): Promise<WebSocket> {
  const socket = new WebSocket(`${api.replace('http', 'ws')}/socket`, { handshakeTimeout: timeout });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const limit = setTimeout(() => reject(new Error('a socket was not identified in time')), timeout);
  socket.on('open', () => {
    socket.send(JSON.stringify({ action: 'Identify', data: { jwt: token, appName: 'event-user' } }));
  });
  socket.on('message', (text: Buffer) => {
    const frame = JSON.parse(text.toString()) as SocketFrame;
    if (frame.action === 'Identified') resolve();
    else if (frame.action === 'Error') reject(new Error(text.toString()));
    else hear(frame);
  });
  socket.on('error', reject);
  socket.on('close', (code: number) => reject(new Error(`a socket was closed with ${code}`)));
  await promise.finally(() => clearTimeout(limit));
  return socket;
}

/** Opens many sockets with some in flight at once; returns them and the milliseconds that each took. */
export async function openMany(
  api: string,
  tokens: readonly string[],
  atOnce: number,
): Promise<{ sockets: WebSocket[]; times: number[] }> {
  const sockets: WebSocket[] = [];
  const times: number[] = [];
  const left = [...tokens];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let token = left.pop(); token !== undefined; token = left.pop()) {
        const began = performance.now();
        sockets.push(await openSocket(api, token));
        times.push(performance.now() - began);
      }
    }),
  );
  return { sockets, times };
}
