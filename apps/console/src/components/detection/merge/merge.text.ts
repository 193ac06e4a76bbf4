import { defineText } from '@waybill/ui';

export const mergeText = defineText('components/detection/merge/merge', {
  mergeInto: 'Merge into…',
  title: (number: number) => `Merge DET-${number} into another`,
  help: 'The other detection keeps the events, objects and history of both. You can undo this for 10 minutes.',
  choose: 'Merge into',
  chooseFirst: 'Choose a detection',
  none: 'No similar detections.',
  failed: 'Could not load similar detections.',
  merge: 'Merge',
  cancel: 'Cancel',
  done: (number: number) => `Merged into DET-${number}`,
  undo: 'Undo',
  undoMerge: 'Undo merge',
  undone: 'Merge undone',
  isMerged: 'Merged into:',
});
