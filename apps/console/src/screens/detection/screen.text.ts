import { defineText } from '@waybill/ui';

/** A separate catalogue: the manifests load before the code of the screens. */
export const screenText = defineText('screens/detection/screen', {
  title: 'Detection',
});
