import { defineText } from '../text/define-text.ts';

export const toastText = defineText('ui/toast/toast', {
  /** `{hotkey}` is replaced where the area is named. */
  area: 'Notifications ({hotkey})',
  notification: 'Notification',
  close: 'Close notification',
  success: 'Done',
  pending: 'In progress',
  info: 'Note',
  warning: 'Warning',
  error: 'Error',
});
