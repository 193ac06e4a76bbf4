/** The mark of Waybill: a parcel's outline with the way through it. */
export function BrandMark({ size = 20 }: { size?: number | undefined }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      className="shrink-0"
    >
      <path
        d="M10 1.6 17.3 5.8v8.4L10 18.4 2.7 14.2V5.8L10 1.6Z"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M6 10h7.2m-2.8-3 3 3-3 3"
        stroke="var(--accent)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
