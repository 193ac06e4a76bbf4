import { defineText } from '@waybill/ui';

export const eventLinksText = defineText('components/lineage/event-links', {
  links: 'Related',
  openTrace: 'Open trace',
  allOf: (person: string) => `All movements of ${person}`,
  loading: 'Loading related items',
  failed: 'The trace could not be loaded',
  tryAgain: 'Try again',
  'no-object': 'No trace: the event names no object.',
  'no-source': 'No trace: the origin of this data is unknown.',
  'failed-act': 'No trace: the action failed, so no data moved.',
  movements: 'Movements',
});
