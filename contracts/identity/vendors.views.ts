export interface VendorPropsView {
  /** The default webstore; null until one is chosen (ID-125). */
  defaultWebstoreId: string | null;
}

/** The vendor of a user. */
export interface VendorRecordView {
  id: string;
  userId: string;
  name: string;
  contactFirstName: string;
  contactLastName: string;
  contactEmail: string;
  /** `+1` and ten digits; null if unknown. */
  contactPhone: string | null;
  /** True if the terms of service were accepted (ID-9). */
  tosAccepted: boolean;
  props: VendorPropsView;
  /** Incremented by every change. */
  version: number;
}

/** The terms that vendors accept (ID-126, OP-17). */
export interface TermsOfServiceView {
  /** Incremented by every change of the text. */
  version: number;
  /** The day on which they take effect, `YYYY-MM-DD`. */
  date: string;
  sections: TermsSectionView[];
}

export interface TermsSectionView {
  heading: string;
  paragraphs: string[];
}
