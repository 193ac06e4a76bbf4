import { defineText } from '@waybill/ui';

/** Its own catalogue: the manifests are there before the code of the screens. */
export const screenText = defineText('screens/detections/screen', {
  title: 'Detections',
});
