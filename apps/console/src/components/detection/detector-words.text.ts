import { defineText } from '@waybill/ui';

/** Names of the detectors and what they look at, by their ids. */
export const detectorWordsText = defineText('components/detection/detector-words', {
  'classification-engine': 'Sensitive data exposed',
  'send-to-self': 'Sent to self',
  'suspicious-file-name': 'Suspicious file name',
  'suspicious-file-size': 'Suspicious file size',
  'event-suspicious': 'Suspicious event',

  'about:classification-engine':
    'Contents that hold sensitive data become known outside: to recipients or places of others, to everybody with a link, or to a device that nobody watches. No policy has to ask for it.',
  'about:send-to-self':
    'Somebody moves data to an address or account outside the organisation that looks like their own: its name is theirs, it is at a service for private mail, and nobody else writes there.',
  'about:suspicious-file-name':
    'A file leaves under a name that hides what it is: an extension that its contents do not have, a second one, signs that are not seen, or a new name shortly before. An archive or a document that becomes a picture is found before it leaves.',
  'about:suspicious-file-size':
    'A file leaves that is far too large for what it is, or for what the person usually moves, whose size is not that of the file it is told to be, or that was cut into parts of equal size.',
  'about:event-suspicious':
    'What somebody did on a day is so far from what they and the people like them usually do that hardly any day of the organisation comes near.',
});
