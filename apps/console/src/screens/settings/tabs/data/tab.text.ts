import { defineText } from '@waybill/ui';

export const tabText = defineText('screens/settings/tabs/data/tab', {
  title: 'Data',
  sampleData: 'Sample data',
  state_none: 'Not loaded',
  state_loading: 'Loading',
  state_loaded: 'Loaded',
  state_emptying: 'Removing',
  state_failed: 'Failed',
  note: 'Activity of an invented organisation, for exploring Waybill. Every row is marked “Sample”. You can load it only into an empty organisation and remove it in one step.',
  lastChange: (at: string) => `Last change ${at}`,
  occupied: 'The organisation already has real data',
  load: 'Load sample data',
});
