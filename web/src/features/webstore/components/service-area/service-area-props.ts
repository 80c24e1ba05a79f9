import type { ServiceArea } from '#contracts/webstore/service-area.js';
import type { ServiceAreaProblems } from './service-area-problems.js';

/** Props of every part of the service area's editor. */
export interface ServiceAreaPartProps {
  area: ServiceArea;
  onChange: (area: ServiceArea) => void;
  /** Called when an address was chosen from a list, so that the map shows it. */
  onAddressChosen: () => void;
  problems: ServiceAreaProblems;
}

/** Props of the map of a service area. */
export interface ServiceAreaMapProps {
  area: ServiceArea;
  /** The subject of the map: the travel area, or the address that was just chosen. */
  focus: 'area' | 'address';
}
