/** The bag of the Premium plan (BIL-8): decoration. */
export const Bag = ({ className }: { className: string }) => (
  <img src="/assets/plans/bag.webp" alt="" className={className} />
);
