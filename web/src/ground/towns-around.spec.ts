import { expect, it } from '@jest/globals';
import { townsAround } from './towns-around.js';

const town = (name: string, latitude: number, longitude: number) => ({ name, state: 'TX', latitude, longitude });
const towns = [
  town('Houston', 29.76, -95.36),
  town('Austin', 30.27, -97.74),
  town('San Antonio', 29.42, -98.49),
  town('Round Rock', 30.51, -97.68),
  town('San Marcos', 29.88, -97.94),
];

it('contains the largest nearby towns, nearest first, without the town itself', () => {
  const around = townsAround(towns, { latitude: 30.27, longitude: -97.74 }, 2);
  expect(around.map(({ name }) => name)).toEqual(['Round Rock', 'San Antonio']);
});
