import { defineText } from '@waybill/ui';

export const tabText = defineText('screens/settings/tabs/data/tab', {
  title: 'Data',
  sampleData: 'Sample data',
  state_none: 'Not loaded',
  state_loading: 'Loading',
  state_loaded: 'Loaded',
  state_emptying: 'Emptying',
  state_failed: 'Failed',
  note: 'Made-up activity of a made-up organisation, to look around in. Every row of it carries the mark “Sample”. It goes into an empty organisation only and is emptied in one step.',
  lastChange: (at: string) => `Last change ${at}`,
  occupied: 'The organisation already holds data of its own',
  load: 'Load sample data',
});
