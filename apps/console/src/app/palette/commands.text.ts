import { defineText } from '@waybill/ui';

/** Commands that no screen has a text for; words are further ones that find the command. */
export const commandsText = defineText('app/palette/commands', {
  keyMap: 'Keyboard map',
  keyMapWords: 'shortcuts keys help',
  darkMode: 'Toggle dark mode',
  darkModeWords: 'theme light appearance',
  narrowSideBar: 'Narrow side bar',
  wideSideBar: 'Wide side bar',
  signOut: 'Sign out',
  signOutWords: 'log out leave',
  signOutFailed: 'Signing out failed',
  signOutFailedDetail: 'The session is still open. Check the connection and try again.',
  loadSampleData: 'Load sample data',
  loadSampleDataWords: 'demo example try',
  connectSource: 'Connect a source',
  connectSourceWords: 'integration add vendor credentials',
  openIntegration: (name: string) => `Open integration ${name}`,
});
