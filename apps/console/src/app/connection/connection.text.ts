import { defineText } from '@waybill/ui';

export const connectionText = defineText('app/connection/connection', {
  connection: 'Connection',
  offline: 'You are offline',
  noAnswer: 'Waybill is not responding',
  /** The time follows, in its own element. */
  since: 'since',
  age: (time: string) => `You are seeing data from ${time}. It refreshes automatically.`,
  ageUnknown: 'You may be seeing old data. It refreshes automatically.',
  tryNow: 'Try now',
  trying: 'Trying',
  update: 'Update',
  updated: 'Waybill was updated.',
  updatedDetail: 'Reload to use the new version. Unsaved input is lost.',
  reload: 'Reload',
  later: 'Later',
});
