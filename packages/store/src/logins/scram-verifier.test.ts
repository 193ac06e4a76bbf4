import { expect, test } from 'vitest';
import { scramVerifier } from './scram-verifier.ts';

test('matches the example of RFC 7677', () => {
  // Section 3: user "user", password "pencil".
  const verifier = scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'));
  expect(verifier).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});

test('is salted and does not contain the password', () => {
  expect(scramVerifier('pencil')).not.toBe(scramVerifier('pencil'));
  expect(scramVerifier('pencil')).not.toContain('pencil');
});
