import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { apiLimits, ormOptions } from './orm-options.js';

/** First message of a client that wants TLS: a length of eight bytes, and a code that is no version of the protocol. */
const requestForTls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

it('connects with TLS where the URL asks for it, and not at all where the server offers none', async () => {
  const heard: Buffer[] = [];
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      heard.push(bytes);
      socket.write('N');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `postgres://posy:secret@127.0.0.1:${port}/posy?sslmode=verify-full`;
  const orm = await MikroORM.init({ ...ormOptions(url, [], apiLimits), discovery: { warnWhenNoEntities: false } });
  try {
    await expect(orm.em.fork().execute('select 1')).rejects.toThrow('The server does not support SSL connections');
    expect(heard).toEqual([requestForTls]);
  } finally {
    await orm.close();
    server.close();
  }
});
