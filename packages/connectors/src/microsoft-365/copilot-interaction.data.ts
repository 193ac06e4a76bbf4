import type { EventShape } from '../kit/map/map-declaration.ts';

/** A prompt to Microsoft 365 Copilot or its answer, with the text (`aiInteraction`, Microsoft Graph). */
export const COPILOT_INTERACTION: EventShape = {
  when: { all: [{ has: 'interactionType' }, { has: 'appClass' }] },
  source: 'Microsoft 365',
  stream: 'copilot-interactions',
  operation: 'interactionType',
  time: 'createdDateTime',
  operations: {
    // A person's prompt or attachment goes to Copilot.
    userPrompt: { action: 'Send', movement: 'upload' },
    aiResponse: { action: 'View', movement: 'none' },
  },
  fields: {
    vendorEventId: 'id',
    outcome: { const: 'success' },
    'actor.kind': { const: 'person' },
    // A response is from the application; the list belongs to one person.
    'actor.id': ['from.user.id', 'user'],
    'actor.name': 'from.user.displayName',
    'object.kind': {
      when: { any: [{ has: 'attachments.0.name' }, { has: 'contexts.0.displayName' }] },
      then: { const: 'file' },
      otherwise: { const: 'other' },
    },
    'object.id': ['attachments.0.attachmentId', 'sessionId'],
    'object.name': ['attachments.0.name', 'contexts.0.displayName'],
    'object.url': ['attachments.0.contentUrl', 'contexts.0.contextReference'],
  },
  destination: {
    kind: 'app',
    name: { const: 'Copilot' },
    container: 'sessionId',
    account: { from: 'from.user.tenantId', via: 'lower' },
  },
  extra: {
    copilotIn: 'appClass',
    conversationType: 'conversationType',
    request: 'requestId',
    link: 'links.0.linkUrl',
  },
  content: 'body.content',
};
