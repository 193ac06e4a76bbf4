import { defineText } from '@waybill/ui';

export const totpText = defineText('login/totp/totp', {
  codesNote:
    'Each code gets you in once when the authenticator app is lost. They are shown only now: keep them where you keep other secrets, not on the phone with the app.',
  codes: 'Recovery codes',
  copy: 'Copy',
  download: 'Download',
  print: 'Print',
  codesCopied: 'Recovery codes copied',
  codesNotCopied: 'The browser did not let them be copied',
  mayNot: 'You may not make recovery codes.',
  scan: 'Scan the picture with the app, or type the key into it.',
  typeCode: 'Type the code that the app shows then.',
  image: 'QR code for the authenticator app',
  key: 'Key',
  copyKey: 'Copy the key',
  keyCopied: 'Key copied',
  keyNotCopied: 'The browser did not let it be copied',
  code: 'Code of the authenticator app',
  turnOn: 'Turn it on',
  sixDigits: 'The code has six digits',
});
