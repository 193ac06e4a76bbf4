/** What the key for commands is called on this machine. */
export const COMMAND_KEY = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
