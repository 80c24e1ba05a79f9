import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Link } from './link.ts';

const opened: Socket[] = [];
const echo = createServer((socket) => {
  opened.push(socket);
  socket.on('error', () => undefined);
  socket.pipe(socket);
});
let link: Link;

beforeAll(async () => {
  await new Promise<void>((resolve) => void echo.listen(0, '127.0.0.1', resolve));
  link = await Link.before(`redis://127.0.0.1:${(echo.address() as AddressInfo).port}`);
});
afterAll(() => {
  for (const socket of opened) socket.destroy();
  echo.close();
});

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(link.url);
  const socket = connect(Number(port), hostname);
  opened.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function answer(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString();
}

it('loses everything on open connections for ever, and carries new ones', async () => {
  const old = await open();
  expect(await answer(old, 'hello')).toBe('hello');
  const heard: string[] = [];
  old.on('data', (bytes) => heard.push(String(bytes)));
  link.loseConnections();
  old.write('again');
  // Sent later, and answered.
  expect(await answer(await open(), 'new')).toBe('new');
  expect(heard).toEqual([]);
  expect(old.destroyed).toBe(false);
});
