import type { FeatureName } from './feature-toggle.js';

/** A feature and whether it is on (SYS-7). */
export interface FeatureToggleView {
  featureName: FeatureName;
  /** 1 is on, 0 is off. */
  enabled: 0 | 1;
}
