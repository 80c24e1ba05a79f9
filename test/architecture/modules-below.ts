import type { DynamicModule, Provider, Type } from '@nestjs/common';

type ModuleLike = Type | DynamicModule | Promise<DynamicModule>;

/** The declarations of a program's modules, collected from their metadata without starting anything. */
export interface Declared {
  modules: Set<Type>;
  controllers: Set<Type>;
  /** Each as often as it is declared: twice means two instances. */
  providers: Type[];
}

/** Returns all modules that a module imports, directly or not. */
export async function modulesBelow(root: ModuleLike): Promise<Declared> {
  const declared: Declared = { modules: new Set(), controllers: new Set(), providers: [] };
  await collect(root, declared);
  return declared;
}

async function collect(given: ModuleLike, declared: Declared): Promise<void> {
  const module = await given;
  const dynamic = 'module' in module ? module : undefined;
  const type = dynamic?.module ?? (module as Type);
  const isNew = !declared.modules.has(type);
  declared.modules.add(type);
  const listed = <T>(key: 'imports' | 'controllers' | 'providers') => [
    ...((isNew ? (Reflect.getMetadata(key, type) as T[] | undefined) : undefined) ?? []),
    ...((dynamic?.[key] ?? []) as T[]),
  ];
  for (const controller of listed<Type>('controllers')) declared.controllers.add(controller);
  declared.providers.push(...listed<Provider>('providers').flatMap(classOf));
  for (const imported of listed<ModuleLike>('imports')) await collect(imported, declared);
}

function classOf(provider: Provider): Type[] {
  if (typeof provider === 'function') return [provider];
  return 'useClass' in provider ? [provider.useClass] : [];
}
