import { expect, it } from '@jest/globals';
import { read, Setting, settingsOf } from './setting.js';
import { settingsOfAll } from './settings-of-all.js';

class Tables {
  @Setting({ env: 'TABLES', about: 'Number of tables.', fallback: '8', read: read.integer(1, 99) })
  readonly tables: number;
}
class Band {
  @Setting({ env: 'BAND', about: 'Name of the band.', read: read.text() })
  readonly band: string;
}
class OtherBand {
  @Setting({ env: 'OTHER_BAND', about: 'Name of another band.', read: read.text() })
  readonly band: string;
}

it('has the settings of every area in their order, then those of the class that extends it', () => {
  class Wedding extends settingsOfAll([Tables, Band]) {
    @Setting({ env: 'DAY', about: 'The day.', read: read.text() })
    readonly day: string;
  }
  expect([...settingsOf(Wedding)].map(([property, { env }]) => [property, env])).toEqual([
    ['tables', 'TABLES'],
    ['band', 'BAND'],
    ['day', 'DAY'],
  ]);
});

it('refuses two areas with the same property', () => {
  expect(() => settingsOfAll([Band, OtherBand])).toThrow('two settings are called band');
});
