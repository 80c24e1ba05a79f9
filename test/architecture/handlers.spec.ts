import { globSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { Command, CommandHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { errorKinds } from '#contracts/errors.js';
import type { MessageKind } from '#contracts/shared/message.js';
import { AppModule } from '#src/app.module.js';
import { messageRoutes } from '#src/message-routes.js';
import { Config } from '#src/platform/config/config.js';
import { Consumes } from '#src/platform/deliveries/consumer.js';
import { WorkersModule } from '#workers/workers.module.js';
import { PicturesModule } from '#workers/images/pictures.module.js';
import { modulesBelow } from './modules-below.js';

let programs: { name: string; providers: Type[] }[];

beforeAll(async () => {
  const api = await modulesBelow(AppModule.with(new Config(), {} as never));
  const workers = await modulesBelow(WorkersModule.with(new Config()));
  programs = [
    { name: 'api', providers: api.providers },
    { name: 'workers', providers: workers.providers },
  ];
});

/** All exports of files, with the file. */
async function exportsOf(pattern: string): Promise<{ file: string; name: string; value: unknown }[]> {
  const files = globSync(pattern).filter((file) => !file.includes('.spec.'));
  const all = await Promise.all(
    files.map(async (file) => {
      const module = (await import(`#${file.replace(/[.]ts$/, '')}.js`)) as Record<string, unknown>;
      return Object.entries(module).map(([name, value]) => ({ file, name, value }));
    }),
  );
  return all.flat();
}

/** The metadata key under which a decorator stores the handled class; @nestjs/cqrs does not export it. */
function keyOf(decorator: (handled: Type) => ClassDecorator): string {
  class Handled {}
  class Handler {}
  decorator(Handled)(Handler);
  const key = Reflect.getMetadataKeys(Handler).find((name) => Reflect.getMetadata(name, Handler) === Handled);
  if (typeof key !== 'string') throw new Error('the decorator keeps the class it handles in another way now');
  return key;
}

/** How many handlers each program has for a class; @nestjs/cqrs silently uses the last one. */
function handlersOf(handled: unknown, metadataKey: string): string {
  const has = (provider: Type) => Reflect.getMetadata(metadataKey, provider) === handled;
  return programs.map(({ name, providers }) => `${name} ${providers.filter(has).length}`).join(', ');
}

describe.each([
  { what: 'command', base: Command, key: keyOf(CommandHandler), files: 'src/{*,*/*}/commands/**/*.ts' },
  { what: 'query', base: Query, key: keyOf(QueryHandler), files: 'src/{*,*/*}/queries/**/*.ts' },
])('every $what', ({ base, key, files }) => {
  it('has exactly one handler, in the module that api and workers share', async () => {
    const classes = (await exportsOf(files)).filter(
      ({ value }) => (value as Type | undefined)?.prototype instanceof base,
    );
    expect(classes.length).toBeGreaterThan(2);
    const counts = classes.map(({ name, value }) => `${name}: ${handlersOf(value, key)}`);
    expect(counts).toEqual(classes.map(({ name }) => `${name}: api 1, workers 1`));
  });
});

/** The names of the consumers that providers handle, sorted. */
const consumersIn = (providers: readonly Type[]) =>
  providers
    .flatMap((provider) => {
      const declaration = Reflect.getMetadata(Consumes.KEY, provider) as { consumer: string } | undefined;
      return declaration ? [declaration.consumer] : [];
    })
    .sort();

describe('messages', () => {
  it('have exactly one handler per consumer', () => {
    const names = messageRoutes.allConsumers().map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const { name: program, providers } of programs)
      expect({ program, handled: consumersIn(providers) }).toEqual({ program, handled: [...names].sort() });
  });

  it('of the queue images have their handlers in the program that only checks pictures', async () => {
    const { providers } = await modulesBelow(PicturesModule.with(new Config(), 1));
    const ofQueue = messageRoutes.allConsumers().filter(({ queue }) => queue === 'images');
    expect(consumersIn(providers)).toEqual(ofQueue.map(({ name }) => name).sort());
  });

  it('are named after their context and the fact', async () => {
    const kinds = (await exportsOf('contracts/*/*.messages.ts')).filter(({ value }) => typeof value === 'function');
    expect(kinds.length).toBeGreaterThan(0);
    const expected = kinds.map(({ file, name }) => {
      const fact = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
      return `${file.split('/')[1]}.${fact}`;
    });
    expect(kinds.map(({ value }) => (value as MessageKind).type)).toEqual(expected);
    expect(new Set(expected).size).toBe(expected.length);
    expect(expected.filter((type) => type.endsWith('updated'))).toEqual([]);
  });
});

it('every error code is declared once and listed in contracts/errors.ts', async () => {
  const tables = (await exportsOf('contracts/*/*.errors.ts')).map(({ value }) => value as object);
  const codes = tables.flatMap(Object.keys);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  expect(Object.keys(errorKinds).sort()).toEqual([...codes].sort());
});
