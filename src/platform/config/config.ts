import { BrandSettings } from './brand-settings.js';
import { ConfigProblems } from './config-problems.js';
import { LimitSettings } from './limit-settings.js';
import { MapsSettings } from './maps-settings.js';
import { OperationsSettings } from './operations-settings.js';
import { PaymentSettings } from './payment-settings.js';
import { ProgramSettings } from './program-settings.js';
import { RetailSettings } from './retail-settings.js';
import { RetentionSettings } from './retention-settings.js';
import { ServiceSettings } from './service-settings.js';
import { settingsOf } from './setting.js';
import { settingsOfAll } from './settings-of-all.js';
import { SignInSettings } from './sign-in-settings.js';
import { StorageSettings } from './storage-settings.js';

/** One class per area, in the order of `.env.example`; a provider may ask for its area alone. */
export const settingAreas = [
  ServiceSettings,
  ProgramSettings,
  BrandSettings,
  StorageSettings,
  RetailSettings,
  PaymentSettings,
  MapsSettings,
  SignInSettings,
  LimitSettings,
  RetentionSettings,
  OperationsSettings,
] as const;

/**
 * The settings of both programs, read from the environment once at start. Nothing else reads `process.env`.
 * `.env.example` lists them with the same descriptions; a test compares the two.
 */
export class Config extends settingsOfAll(settingAreas) {
  /**
   * Reads and checks every setting.
   * @throws ConfigProblems naming each variable that is missing or malformed, with the reason
   */
  static fromEnvironment<T extends Config>(this: new () => T, environment: Record<string, string | undefined>): T {
    const config = new this() as unknown as Record<string, unknown>;
    const problems: string[] = [];
    for (const [property, setting] of settingsOf(this)) {
      const text = environment[setting.env] ?? setting.fallback;
      try {
        if (text === undefined) throw new Error('is not set');
        config[property] = setting.read(text);
      } catch (error) {
        problems.push(`${setting.env} ${(error as Error).message} (${setting.about})`);
      }
    }
    if (problems.length > 0) throw new ConfigProblems(problems);
    return config as unknown as T;
  }
}
