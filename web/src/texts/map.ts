import { formatNumber } from '../base/format.js';
import { count } from './count.js';

const vendors = (number: number) => count(number, 'vendor');

/** Texts of the map of the directory. */
export const map = {
  title: 'Map of vendors',
  /** Description of the map for screen readers. */
  canvas: 'Arrow keys move the map; plus and minus zoom',
  map: 'Map',
  show: 'Show map',
  hide: 'Hide map',
  toList: 'Back to the list',
  here: 'in this area',
  beyond: 'Search beyond this area',
  searchArea: 'Search this area',
  everywhere: 'Search everywhere',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  onItsWay: 'Loading map',
  onMap: (number: number) => (number === 0 ? 'No vendors in this area' : `${vendors(number)} on the map`),
  offMap: (number: number) =>
    number === 1
      ? '1 vendor has no address in this area and isn’t on the map'
      : `${formatNumber(number)} vendors have no address in this area and aren’t on the map`,
  group: (number: number, around: string) => (around === '' ? vendors(number) : `${vendors(number)} around ${around}`),
  open: (group: string) => `${group}, zoom in`,
  ring: (miles: number) => `${miles} miles`,
  list: 'List of markers',
  listTitle: 'On this map',
  close: 'Close',
  failed: 'We couldn’t load the vendors on the map.',
  missing: {
    title: 'This browser can’t show the map',
    text: 'Maps need WebGL, which is turned off or not supported. The list shows every vendor.',
  },
};
