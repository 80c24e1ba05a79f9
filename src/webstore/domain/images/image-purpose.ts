/** Where a picture of a webstore belongs (WS-18); `general` is the gallery. */
export const imagePurposes = ['general', 'packages', 'awards', 'dashboardhero'] as const;
export type ImagePurpose = (typeof imagePurposes)[number];
