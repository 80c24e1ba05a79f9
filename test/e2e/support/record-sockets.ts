import type { Page } from 'playwright-core';
import type { SocketFrame } from '#contracts/shared/socket.js';

/** The frames of one connection of `/socket`. */
export interface Connection {
  sent: SocketFrame[];
  received: SocketFrame[];
}

/** Records every connection that the pages of a tab open from now on. */
export function recordSockets(page: Page): Connection[] {
  const connections: Connection[] = [];
  page.on('websocket', (socket) => {
    const connection: Connection = { sent: [], received: [] };
    connections.push(connection);
    const keep = (frames: SocketFrame[]) => (frame: { payload: string | Buffer }) =>
      void frames.push(JSON.parse(String(frame.payload)) as SocketFrame);
    socket.on('framesent', keep(connection.sent));
    socket.on('framereceived', keep(connection.received));
  });
  return connections;
}
