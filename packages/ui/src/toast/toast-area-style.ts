/** Top centre of every page, at most 746 px wide, above everything else. */
export const TOAST_AREA_STYLE =
  'fixed top-0 left-1/2 z-100 flex w-full max-w-[746px] -translate-x-1/2 flex-col items-center p-3 outline-none';
