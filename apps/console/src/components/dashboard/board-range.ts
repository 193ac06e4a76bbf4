/** The range of the dashboard while the address names none. */
export const BOARD_RANGE = { from: 'now-14d', to: undefined } as const;
