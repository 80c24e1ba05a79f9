import { join } from 'node:path';
import { serviceHome } from '../processes/service-home.ts';

/** The file that says that the demo data are in our own database; it stands beside the data, so that both go together. */
export const demoMark = (dataDir: string): string => join(serviceHome(dataDir, 'postgres'), 'demo-data-written');
