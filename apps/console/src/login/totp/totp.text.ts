import { defineText } from '@waybill/ui';

export const totpText = defineText('login/totp/totp', {
  codesNote:
    'Each code signs you in once if you lose the authenticator app. They are shown only now. Store them in a safe place, not on the same phone.',
  codes: 'Recovery codes',
  copy: 'Copy',
  download: 'Download',
  print: 'Print',
  codesCopied: 'Recovery codes copied',
  codesNotCopied: 'The browser blocked copying',
  mayNot: 'You cannot create recovery codes.',
  scan: 'Scan the QR code with the app, or enter the key.',
  typeCode: 'Enter the code that the app shows.',
  image: 'QR code for the authenticator app',
  key: 'Key',
  copyKey: 'Copy the key',
  keyCopied: 'Key copied',
  keyNotCopied: 'The browser blocked copying',
  code: 'Authenticator code',
  turnOn: 'Turn on',
  sixDigits: 'The code has six digits',
});
