import { base58Payload } from '../../values/base58-check.ts';
import { hasBech32Checksum } from '../../values/bech32.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Version bytes of addresses: Bitcoin; Litecoin, Dogecoin, Dash and Tron. */
const BITCOIN_VERSIONS = new Set([0x00, 0x05]);
const OTHER_VERSIONS = new Set([0x30, 0x32, 0x1e, 0x4c, 0x41]);

export const classifier = defineClassifier({
  id: 'crypto-wallet',
  name: 'Cryptocurrency address',
  class: 'financial',
  locale: 'any',
  sensitivity: 2,
  keywords: [
    'wallet',
    'wallets',
    'wallet address',
    'crypto',
    'bitcoin',
    'btc',
    'ethereum',
    'eth',
    'litecoin',
    'ltc',
    'ripple',
    'xrp',
    'monero',
    'xmr',
    'dogecoin',
    'doge',
    'tron',
    'trx',
    'usdt',
    'address',
    'deposit address',
    'payout',
    'donate',
    'blockchain',
  ],
  patterns: [
    { pattern: '[13][1-9A-HJ-NP-Za-km-z]{24,34}', validate: hasBitcoinVersion, alone: 'high' },
    {
      pattern: '(?:bc1|ltc1)[02-9ac-hj-np-z]{11,71}|(?:BC1|LTC1)[02-9AC-HJ-NP-Z]{11,71}',
      validate: hasBech32Checksum,
      alone: 'high',
    },
    { pattern: '[LMDTA][1-9A-HJ-NP-Za-km-z]{25,34}', validate: hasKnownVersion, alone: 'high' },
    { pattern: 'r[1-9A-HJ-NP-Za-km-z]{24,34}', validate: isRippleAddress, alone: 'high' },
    {
      pattern: '0x[0-9a-fA-F]{40}',
      validate: isNoFiller,
      alone: 'medium',
      inField: 'medium',
      supported: 'high',
    },
    { pattern: '[48][0-9AB][1-9A-HJ-NP-Za-km-z]{93}', alone: 'medium', inField: 'high' },
    { pattern: 'addr1[02-9ac-hj-np-z]{50,98}', validate: hasBech32Checksum, alone: 'high' },
  ],
  reference: 'https://en.bitcoin.it/wiki/List_of_address_prefixes',
  examples: {
    match: [
      {
        text: 'donate to 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
        source: 'address of the first block of Bitcoin',
      },
      { text: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', source: 'BIP 173: test vector' },
      { text: 'wallet 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', source: 'EIP-55: test case' },
      {
        text: 'XRP rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
        source: 'address of the first account, XRP Ledger documentation',
      },
      {
        text: 'wallet 3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
        source: 'BIP 13 and Bitcoin Wiki: example of a script address',
      },
    ],
    noMatch: [
      {
        text: 'wallet 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
        source: `${OWN}: checksum does not hold`,
      },
      {
        text: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
        source: `${OWN}: checksum does not hold`,
      },
      { text: '0x0000000000000000000000000000000000000000', source: `${OWN}: nothing but zeros` },
      {
        text: 'sha 8f953371d3e85eddb89b05ed6b9e680791055315c73e1025ab5dba7bb2aee189',
        source: `${OWN}: a hash`,
      },
    ],
  },
});

function hasBitcoinVersion(value: string): boolean {
  return hasVersion(base58Payload(value), BITCOIN_VERSIONS);
}

function hasKnownVersion(value: string): boolean {
  return hasVersion(base58Payload(value), OTHER_VERSIONS);
}

function isRippleAddress(value: string): boolean {
  return hasVersion(base58Payload(value, 'ripple'), new Set([0]));
}

function hasVersion(payload: Uint8Array | null, versions: ReadonlySet<number>): boolean {
  return payload?.length === 21 && versions.has(payload[0] ?? -1);
}

/** Addresses are hashes: a constant with few distinct digits is not an address. */
function isNoFiller(value: string): boolean {
  return new Set(value.slice(2).toLowerCase()).size > 7;
}
