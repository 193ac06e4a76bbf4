import { defineText } from '@waybill/ui';

/** Names of the detectors and their inputs, by id. */
export const detectorWordsText = defineText('components/detection/detector-words', {
  'classification-engine': 'Sensitive data exposed',
  'send-to-self': 'Sent to self',
  'suspicious-file-name': 'Suspicious file name',
  'suspicious-file-size': 'Suspicious file size',
  'event-suspicious': 'Suspicious event',

  'about:classification-engine':
    'Sensitive content reaches external recipients or destinations, anyone with a link, or an unmanaged device. Runs without a policy.',
  'about:send-to-self':
    'Someone moves data to an external address or account that looks like their own. It carries their name, belongs to a personal mail service, and no colleague writes to it.',
  'about:suspicious-file-name':
    'A file leaves under a misleading name: a wrong or double extension, invisible characters, or a rename shortly before. Archives and documents renamed to images are detected before they leave.',
  'about:suspicious-file-size':
    'A file leaves with a suspicious size: far too large for its type or this person, unlike the file it claims to be, or split into equal parts.',
  'about:event-suspicious':
    'A person’s activity on one day is far outside what they and their peers usually do, and rare across the organisation.',
});
