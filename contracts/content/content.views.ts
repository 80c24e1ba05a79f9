import type { FeatureName } from './feature-toggle.js';

/** A feature and whether it is on (SYS-7). */
export interface FeatureToggleView {
  featureName: FeatureName;
  /** 1 is on, 0 is off. */
  enabled: 0 | 1;
}

/** A text of the site with its version, such as the privacy policy (OP-17). */
export interface DocumentView {
  /** Counted up with every change of its words. */
  version: number;
  /** Day it holds from, YYYY-MM-DD. */
  date: string;
  sections: DocumentSectionView[];
}

export interface DocumentSectionView {
  heading: string;
  paragraphs: string[];
}
