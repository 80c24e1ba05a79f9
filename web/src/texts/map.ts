import { formatNumber } from '../lib/format.js';
import { count } from './count.js';

const vendors = (number: number) => count(number, 'vendor');

/** Words of the map of the directory. */
export const map = {
  title: 'Map of the vendors',
  /** What is drawn, for whoever has the focus on it. */
  canvas: 'Arrow keys move the map, plus and minus zoom',
  map: 'Map',
  show: 'Show map',
  hide: 'Hide map',
  toList: 'Back to the list',
  here: 'in this part of the map',
  beyond: 'Look beyond this part of the map',
  searchArea: 'Search this area',
  everywhere: 'Leave this area',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  onItsWay: 'The map is on its way',
  onMap: (number: number) => (number === 0 ? 'No vendors in this part of the map' : `${vendors(number)} on the map`),
  offMap: (number: number) =>
    number === 1
      ? '1 vendor has no address here and is not on the map'
      : `${formatNumber(number)} vendors have no address here and are not on the map`,
  group: (number: number, around: string) => (around === '' ? vendors(number) : `${vendors(number)} around ${around}`),
  open: (group: string) => `${group}, zoom in`,
  ring: (miles: number) => `${miles} miles`,
  list: 'Markers as a list',
  listTitle: 'On this map',
  close: 'Close',
  failed: 'The vendors on the map could not be loaded.',
  missing: {
    title: 'This browser cannot draw the map',
    text: 'Maps need WebGL, which is switched off or not there. The list has every vendor.',
  },
};
