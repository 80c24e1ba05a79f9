export interface VendorPropsView {
  /** The webstore that opens first; null until one is chosen (ID-125). */
  defaultWebstoreId: string | null;
}

/** The business side of a user, as identity keeps it. */
export interface VendorRecordView {
  id: string;
  userId: string;
  name: string;
  contactFirstName: string;
  contactLastName: string;
  contactEmail: string;
  /** `+1` and ten digits; null when none was given. */
  contactPhone: string | null;
  /** The terms of service were accepted (ID-9). */
  tosAccepted: boolean;
  props: VendorPropsView;
  /** Raised by every change. */
  version: number;
}

/** The terms that vendors accept (ID-126, OP-17). */
export interface TermsOfServiceView {
  /** Counted up with every change of their words. */
  version: number;
  /** Day they hold from, YYYY-MM-DD. */
  date: string;
  sections: TermsSectionView[];
}

export interface TermsSectionView {
  heading: string;
  paragraphs: string[];
}
