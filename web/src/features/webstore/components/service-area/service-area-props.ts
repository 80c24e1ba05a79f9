import type { ServiceArea } from '#contracts/webstore/service-area.js';
import type { ServiceAreaProblems } from './service-area-problems.js';

/** What every part of the editor of a service area needs. */
export interface ServiceAreaPartProps {
  area: ServiceArea;
  onChange: (area: ServiceArea) => void;
  /** Called when an address was chosen from a list, which the map then shows. */
  onAddressChosen: () => void;
  problems: ServiceAreaProblems;
}

/** What the map of a service area needs. */
export interface ServiceAreaMapProps {
  area: ServiceArea;
  /** What the map shows: the travelled area, or the address that was just chosen. */
  focus: 'area' | 'address';
}
