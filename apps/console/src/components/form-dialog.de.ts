import type { Translation } from '@waybill/ui';
import type { formDialogText } from './form-dialog.text.ts';

export const de: Translation<typeof formDialogText> = {
  cancel: 'Abbrechen',
};
