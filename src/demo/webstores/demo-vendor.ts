import { demoData } from '../data/demo-data.js';
import type { DemoWebstore } from './demo-webstore.js';
import type { PageParts } from './page-parts.js';

/** The webstore of the demo vendor, who signs in as vendor@posy.example, and the sections that its plan unlocks. */
export const demoVendor = demoData<{ webstore: DemoWebstore; parts: PageParts }>('demo-vendor');
