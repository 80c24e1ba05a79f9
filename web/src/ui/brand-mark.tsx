/** The flower, in the current text color. */
export function BrandMark({ className = 'size-6.5' }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 26 26"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d="M13 24C13 19.500 13 17 13 15" />
      <path
        d="M13 15C8 14.500 6.500 10.500 7.500 5.500C10.500 6.500 12.500 9.500 13 15Z"
        fill="currentColor"
        fillOpacity=".16"
      />
      <path
        d="M13 15C18 14.500 19.500 10.500 18.500 5.500C15.500 6.500 13.500 9.500 13 15Z"
        fill="currentColor"
        fillOpacity=".16"
      />
      <path d="M13 15C10.200 11.500 10.400 6 13 2.500C15.600 6 15.800 11.500 13 15Z" fill="currentColor" />
      <path d="M13 21C10.500 21 8.500 20 7.500 17.800C10.200 17.300 12.200 18.600 13 21Z" />
    </svg>
  );
}
