import 'reflect-metadata';
import { isIP } from 'node:net';

/** Parses the text of an environment variable; throws an error with the reason if it is malformed. */
export type SettingReader<T> = (text: string) => T;

export interface SettingDeclaration {
  /** Name of the environment variable. */
  env: string;
  /** One sentence for `.env.example` and for the list of problems. */
  about: string;
  /** Text used when the variable is unset; without one the variable is required. */
  fallback?: string;
  /** Whether the value must never be printed. */
  secret?: boolean;
  read: SettingReader<unknown>;
}

const declarations = new Map<object, Map<string, SettingDeclaration>>();

/** Declares a property of a settings class as read from one environment variable. */
export const Setting =
  (declaration: SettingDeclaration): PropertyDecorator =>
  (prototype, property) =>
    declareSettings({ prototype }, new Map([[String(property), declaration]]));

/**
 * Adds declarations to a class, by property.
 * @throws Error when the class has the property already
 */
export function declareSettings(cls: { prototype: object }, added: ReadonlyMap<string, SettingDeclaration>): void {
  const ofClass = declarations.get(cls.prototype) ?? new Map<string, SettingDeclaration>();
  for (const [property, declaration] of added) {
    if (ofClass.has(property)) throw new Error(`two settings are called ${property}`);
    ofClass.set(property, declaration);
  }
  declarations.set(cls.prototype, ofClass);
}

/** Settings of a class, after those of the class that it extends. */
export function settingsOf(cls: { prototype: object }): ReadonlyMap<string, SettingDeclaration> {
  const own = declarations.get(cls.prototype) ?? new Map<string, SettingDeclaration>();
  const above = Object.getPrototypeOf(cls.prototype) as object | null;
  return above ? new Map([...settingsOf({ prototype: above }), ...own]) : own;
}

/** Readers of settings. */
export const read = {
  text:
    (rule: { min?: number } = {}): SettingReader<string> =>
    (text) => {
      if (text.length < (rule.min ?? 0)) throw new Error(`must have at least ${rule.min} characters`);
      return text;
    },
  integer:
    (min: number, max: number): SettingReader<number> =>
    (text) => {
      const value = Number(text);
      if (!/^\d+$/.test(text) || value < min || value > max) {
        throw new Error(`must be a whole number from ${min} to ${max}, not '${text}'`);
      }
      return value;
    },
  oneOf:
    <const T extends string>(values: readonly T[]): SettingReader<T> =>
    (text) => {
      const value = values.find((candidate) => candidate === text);
      if (value === undefined) throw new Error(`must be one of ${values.join(', ')}, not '${text}'`);
      return value;
    },
  flag: (): SettingReader<boolean> => (text) => {
    if (text !== '0' && text !== '1') throw new Error(`must be 0 or 1, not '${text}'`);
    return text === '1';
  },
  /** Addresses and ranges (`10.0.0.0/8`), separated by commas; none when the text is empty. */
  ranges: (): SettingReader<string[]> => (text) => {
    const ranges = text.split(',').map((part) => part.trim());
    if (text.trim() === '') return [];
    for (const range of ranges) {
      const [address = '', bits, ...rest] = range.split('/');
      const version = isIP(address);
      const fits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
      if (version === 0 || !fits || rest.length > 0) throw new Error(`must hold addresses or ranges, not '${range}'`);
    }
    return ranges;
  },
  /** Addresses of web pages with their names (`blog=https://…`), separated by spaces; none when the text is empty. */
  pages:
    <const T extends string>(names: readonly T[]): SettingReader<Partial<Record<T, string>>> =>
    (text) => {
      const pages: Partial<Record<T, string>> = {};
      for (const part of text.split(/\s+/).filter(Boolean)) {
        const [, given, address = ''] = /^([^=]*)=?(.*)$/.exec(part) ?? [];
        const name = names.find((candidate) => candidate === given);
        if (name === undefined) throw new Error(`must not name '${given}', only ${names.join(', ')}`);
        if (!/^https?:/.test(address) || !URL.canParse(address)) throw new Error(`must give ${name} a web address`);
        pages[name] = address;
      }
      return pages;
    },
  /** Undefined when the text is empty. */
  optional:
    <T>(reader: SettingReader<T>): SettingReader<T | undefined> =>
    (text) =>
      text === '' ? undefined : reader(text),
  /** One or more addresses of the named protocols, separated by commas. */
  urls:
    (...protocols: string[]): SettingReader<string[]> =>
    (text) =>
      text.split(',').map((part) => {
        const url = URL.canParse(part.trim()) ? new URL(part.trim()) : undefined;
        if (!url) throw new Error('must be an address such as ' + `${protocols[0]}://host:port`);
        if (!protocols.includes(url.protocol.slice(0, -1))) {
          throw new Error(`must begin with ${protocols.map((p) => `${p}://`).join(' or ')}`);
        }
        return part.trim();
      }),
  url:
    (...protocols: string[]): SettingReader<string> =>
    (text) => {
      const [url, ...others] = read.urls(...protocols)(text);
      if (url === undefined || others.length > 0) throw new Error('must be one address');
      return url;
    },
};
