import { defineText } from '@waybill/ui';

/** What a score is made of, by kind and label of a contribution. */
export const scoreText = defineText('components/detection/score', {
  title: 'Score in points',
  sum: 'The score is the sum of these points, between 0 and 100.',

  'data.dataTypes': 'Data found',
  'data.values': 'Different values',
  'data.secret': 'Usable credentials',
  'data.nothingFound': 'No sensitive data found',
  'data.unreadContent': 'Content not known',
  'data.picture': 'Picture, sound or film',
  'data.label': 'Sensitivity label',
  'data.tellingName': 'Name suggests sensitive data',
  'data.store': 'Whole data store',
  'data.locked': 'Password-protected archive',
  'data.disguised': 'File disguised as another type',

  'destination.public': 'Public on the web',
  'destination.link': 'Anyone with the link',
  'destination.forwarding': 'Automatic forwarding',
  'destination.foreignAccount': 'Account of another organization',
  'destination.personalRecipient': 'Personal mail address',
  'destination.outsideRecipient': 'Person outside',
  'destination.removable': 'Removable media',
  'destination.otherDevice': 'Another device, not known to be managed',
  'destination.unmanagedDevice': 'Unmanaged device',
  'destination.unknownDevice': 'Device, management not known',
  'destination.inside': 'Inside the organization',
  'destination.unknownTenant': 'Service, account not known',
  'destination.outsideHost': 'Other website',
  'destination.unknownPlace': 'Destination not known',
  'destination.ai': 'AI tool outside the organization',
  'destination.storage': 'Personal cloud storage',
  'destination.transfer': 'File transfer service',
  'destination.webmail': 'Personal webmail',
  'destination.messenger': 'Messenger',
  'destination.paste': 'Paste site',
  'destination.social': 'Social network',
  'destination.code': 'Code host outside',
  'destination.notes': 'Notes service outside',
  'destination.tools': 'Online converter or tool',
  'destination.remote': 'Remote access service',
  'destination.meeting': 'Meeting service outside',
  'destination.business': 'Business service outside',
  'destination.cloud': 'Cloud account outside',

  'act.suggested': 'Suggested by the policy',
  'act.vendorSeverity': 'Severity from the vendor',

  'scale.rows': 'Rows',
  'scale.objects': 'Objects',
  'scale.events': 'Events',

  'person.leaver': 'Leaving the organization',
  'person.unknownActor': 'Person not known',
  'person.fromUnmanagedDevice': 'From an unmanaged device',

  'evidence.evidence': 'Strength of the evidence',

  'outcome.failed': 'The action failed',
  'outcome.blocked': 'The action was blocked',
});
