/** Name of the command key on this machine. */
export const COMMAND_KEY = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
