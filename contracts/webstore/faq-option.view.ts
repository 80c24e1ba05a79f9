/** A question that couples often ask, offered to vendors as a start (WS-108). */
export interface FaqOptionView {
  /** At most 240 characters. */
  question: string;
  /** External ids of the categories whose vendors are asked this; empty when all are. */
  categories: string[];
}
