import type { DeclarationInput } from '../declaration/declaration.ts';

type CredentialField = NonNullable<DeclarationInput['credentials']>[number];

/** Where diagnostic settings deliver records, for connections that read them from there. */
export const EVENT_HUB_CREDENTIALS: CredentialField[] = [
  {
    id: 'eventhub_namespace',
    label: 'Event Hub namespace',
    isOptional: true,
    help: 'For example contoso.servicebus.windows.net. Only for diagnostic settings by Event Hub.',
  },
  { id: 'eventhub_name', label: 'Event Hub', isOptional: true },
  {
    id: 'eventhub_connection',
    label: 'Event Hub connection string',
    isSecret: true,
    isOptional: true,
    help: 'Of a shared access policy with the right to listen.',
  },
  {
    id: 'eventhub_group',
    label: 'Consumer group',
    isOptional: true,
    default: '$Default',
  },
];

/** The queue of these fields; each message holds its records in a list. */
export const EVENT_HUB = {
  system: 'eventhub',
  address: '{eventhub_namespace}',
  name: '{eventhub_name}',
  group: '{eventhub_group}',
  secret: 'eventhub_connection',
  records: 'records',
} as const;
