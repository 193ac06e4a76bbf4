import { defineText } from '@waybill/ui';

export const connectionText = defineText('app/connection/connection', {
  connection: 'Connection',
  offline: 'You are offline',
  noAnswer: 'Waybill does not answer',
  /** The time follows, in an element of its own. */
  since: 'since',
  age: (time: string) => `What you see is as of ${time}. It refreshes by itself.`,
  ageUnknown: 'What you see may be old. It refreshes by itself.',
  tryNow: 'Try now',
  trying: 'Trying',
  update: 'Update',
  updated: 'Waybill was updated.',
  updatedDetail: 'Reload to work with the new version; what you are typing would be lost.',
  reload: 'Reload',
  later: 'Later',
});
