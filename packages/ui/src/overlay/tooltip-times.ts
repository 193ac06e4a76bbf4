/** Milliseconds over a control before its first tooltip shows. */
export const TOOLTIP_DELAY_MS = 700;
/** Milliseconds within which the next tooltip shows at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300;
