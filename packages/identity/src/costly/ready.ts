/** What the script of a guarded thread posts once it is loaded. */
export const READY = 'ready';
