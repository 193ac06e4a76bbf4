import { defineText } from '../text/define-text.ts';

export const overlayText = defineText('ui/overlay/overlay', {
  close: 'Close',
  closePanel: 'Close panel',
  cancel: 'Cancel',
  typeFirst: (word: string) => `Type ${word} first`,
  typeBefore: 'Type',
  typeAfter: 'to confirm',
});
