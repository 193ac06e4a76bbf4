import { defineText, formatCount } from '@waybill/ui';

export const tasksText = defineText('app/tasks/tasks', {
  tray: 'Background work',
  trayRunning: (count: number) => `Background work, ${formatCount(count)} running`,
  nothing: 'Nothing is running',
  nothingDetail: 'Exports, backfills and loading sample data show their progress here.',
  unknown: 'What runs on the server could not be read. It is asked again.',
  clear: 'Clear finished',
  cancel: (title: string) => `Cancel ${title}`,
  waiting: 'Waiting',
  done: 'Done',
  failed: 'Failed',
  sampleDataLoading: 'Loading sample data',
  sampleDataLoadingDone: 'Sample data loaded',
  sampleDataLoadingFailed: 'Empty the sample data and load it again.',
  sampleDataEmptying: 'Emptying sample data',
  sampleDataEmptyingDone: 'Sample data emptied',
  backfill: 'Reading a span of the past',
  backfillDone: 'A span of the past has been read',
  remapping: 'Mapping stored records anew',
  remappingDone: 'Stored records mapped anew',
  remappingFailed: 'It stopped half-way. Nothing is lost: start it again.',
});
