import { expect, test } from 'vitest';
import { createTextClassifier } from '../../classification/text-classifier.ts';
import { classifier } from './crypto-wallet.ts';

const wallets = createTextClassifier([classifier]);

function found(text: string): string[] {
  return wallets.classifyText(text).findings.map(({ start, end }) => text.slice(start, end));
}

test.each([
  // BIP 173 and BIP 350: test vectors; EIP-55: test case; the first accounts of their chains.
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
])('%s is found', (address) => {
  expect(found(`pay ${address}.`)).toEqual([address]);
});

test('one letter exchanged is noticed where a checksum stands', () => {
  expect(found('pay bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toEqual([]);
  expect(found('pay 1A1zP1eP5QGefi2DMPTfTL5SLmv7Div1Na')).toEqual([]);
});
