import { defineText } from '@waybill/ui';

export const myWorkText = defineText('widgets/my-work/my-work', {
  title: 'My work',
  about: 'open, assigned to me',
  empty: 'No detections assigned to you',
});
