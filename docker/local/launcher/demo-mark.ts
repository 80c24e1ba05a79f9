import { join } from 'node:path';
import { serviceHome } from '../processes/service-home.ts';

/**
 * The file that marks our own database as filled with demo data; it is in the data's folder, so that both are deleted
 * together.
 */
export const demoMark = (dataDir: string): string => join(serviceHome(dataDir, 'postgres'), 'demo-data-written');
