import type { Directory } from '../use-directory.js';
import type { Lit } from '../use-lit.js';

export interface MapProps {
  directory: Directory;
  lit: Lit;
}
