import { demoData } from '../data/demo-data.js';
import type { DemoWebstore } from './demo-webstore.js';
import type { PageParts } from './page-parts.js';

/** The webstore of the demo vendor, who signs in as vendor@posy.example, and what it shows because of its plan. */
export const demoVendor = demoData<{ webstore: DemoWebstore; parts: PageParts }>('demo-vendor');
