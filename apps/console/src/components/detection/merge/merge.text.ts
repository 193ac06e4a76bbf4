import { defineText } from '@waybill/ui';

export const mergeText = defineText('components/detection/merge/merge', {
  mergeInto: 'Merge into…',
  title: (number: number) => `Merge DET-${number} into another`,
  help: 'The other one keeps the events, objects and histories of both. It can be taken back for ten minutes.',
  choose: 'Into which of the similar ones',
  chooseFirst: 'Choose a detection first',
  none: 'There is no similar detection.',
  failed: 'The similar detections could not be read.',
  merge: 'Merge',
  cancel: 'Cancel',
  done: (number: number) => `Merged into DET-${number}`,
  undo: 'Undo',
  undoMerge: 'Undo merge',
  undone: 'Both are as they were',
  isMerged: 'It was merged. This one goes on for it:',
});
