/** Message of a guarded thread's script once it is loaded. */
export const READY = 'ready';
