import { defineText } from '@waybill/ui';

/** Commands without a screen's text; words are additional search terms. */
export const commandsText = defineText('app/palette/commands', {
  keyMap: 'Keyboard shortcuts',
  keyMapWords: 'shortcuts keys help',
  darkMode: 'Toggle dark mode',
  darkModeWords: 'theme light appearance',
  narrowSideBar: 'Collapse sidebar',
  wideSideBar: 'Expand sidebar',
  signOut: 'Sign out',
  signOutWords: 'log out leave',
  signOutFailed: 'Sign-out failed',
  signOutFailedDetail: 'You are still signed in. Check the connection and try again.',
  loadSampleData: 'Load sample data',
  loadSampleDataWords: 'demo example try',
  connectSource: 'Connect a source',
  connectSourceWords: 'integration add vendor credentials send import ingest file',
  invite: 'Invite a colleague',
  inviteWords: 'user member add access role',
  language: (name: string) => `Language: ${name}`,
  languageWords: 'Sprache language',
  sourceWords: 'source integration connector',
  openIntegration: (name: string) => `Open integration ${name}`,
});
