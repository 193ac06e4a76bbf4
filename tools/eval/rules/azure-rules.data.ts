import type { Condition } from '@waybill/contract';
import { has, isOne, type StatedRules } from './stated-rule.ts';

const SUCCEEDED = isOne('record.resultType', 'Success', 'Succeeded');

function operation(...names: string[]): Condition {
  return { f: 'record.operationName', op: 'in~', v: names };
}

/** Addresses that are not of the Internet, with or without a port behind them. */
const NOT_OF_THE_INTERNET =
  '^(0|10|127|192\\.168|169\\.254|172\\.(1[6-9]|2\\d|3[01])|192\\.0\\.[02]|198\\.1[89]|198\\.51\\.100|' +
  '203\\.0\\.113|2[45]\\d)\\.';

export const AZURE_RULES: StatedRules = {
  'Azure.MonitorActivity.KeyVault.SecretAccessedOrRecovered': {
    all: [
      operation(
        'Microsoft.KeyVault/vaults/secrets/getSecret/action',
        'Microsoft.KeyVault/vaults/secrets/recover/action',
      ),
      SUCCEEDED,
    ],
  },
  'Azure.MonitorActivity.Storage.FileShareModified': {
    all: [operation('Microsoft.Storage/storageAccounts/fileServices/shares/write'), SUCCEEDED],
  },
  // The body of the request is JSON in a text, or the object itself.
  'Azure.MonitorActivity.StorageAccount.HttpsOnlyDisabled': {
    all: [
      operation('Microsoft.Storage/storageAccounts/write'),
      SUCCEEDED,
      {
        any: [
          has('record.properties.requestbody', '"supportsHttpsTrafficOnly"\\s*:\\s*false'),
          isOne('record.properties.requestbody.properties.supportsHttpsTrafficOnly', false),
        ],
      },
      { not: has('record.properties.requestbody', '"location"\\s*:\\s*"') },
      { f: 'record.properties.requestbody.location', op: 'exists', v: false },
    ],
  },
  'Azure.MonitorActivity.Storage.SASTokenExternalAccess': {
    all: [
      isOne('record.category', 'StorageRead', 'StorageWrite', 'StorageDelete'),
      isOne('record.statusCode', 200, 201, 202, 204),
      { f: 'record.uri', op: 'contains', v: 'sig=' },
      { f: 'record.callerIpAddress', op: 'matches', v: '^[^:]' },
      { not: { f: 'record.callerIpAddress', op: 'matches', v: NOT_OF_THE_INTERNET } },
    ],
  },
};
