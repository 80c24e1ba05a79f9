import { declareSettings, settingsOf } from './setting.js';

type AreaClass = new () => object;
type Together<T> = (T extends unknown ? (each: T) => void : never) extends (each: infer All) => void ? All : never;

/**
 * A class that has the settings of several areas.
 * @throws Error when two areas declare the same property
 */
export function settingsOfAll<const Areas extends readonly AreaClass[]>(
  areas: Areas,
): new () => Together<InstanceType<Areas[number]>> {
  class AllSettings {}
  for (const area of areas) declareSettings(AllSettings, settingsOf(area));
  return AllSettings as new () => Together<InstanceType<Areas[number]>>;
}
