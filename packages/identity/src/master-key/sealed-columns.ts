import type { SealedColumn, SealedRow } from '@waybill/store/master-key/sealed-column';
import type { KeyVault } from '../crypto/key-vault.ts';
import { authorizationLabel } from '../federation/authorization-state.ts';
import { exchangeCodeLabel } from '../federation/exchange-codes.ts';
import { executionLabel } from '../flow/flow-state.ts';
import { samlArrivalLabel } from '../methods/saml/saml-store.ts';
import { seedLabel } from '../methods/totp/check-totp.ts';
import { codeLabel } from '../one-time-code/code-content.ts';
import { ssoLabel } from '../sso/sso-configuration.ts';
import { carriedLabel } from './carried-keys.ts';

type Fields = SealedRow['fields'];

/**
 * Every column of the identity database that the vault seals. A test compares the list with the schema:
 * what is missing here is lost when the master key changes.
 */
export function sealedColumns(vault: Pick<KeyVault, 'resealed'>): SealedColumn[] {
  const column = (
    [table, name]: [string, string],
    key: SealedColumn['key'],
    labelOf: (fields: Fields) => string,
    fields: readonly string[] = [],
  ): SealedColumn => ({
    table,
    column: name,
    key,
    fields,
    judge: (row) => vault.resealed(row.sealed, labelOf(row.fields)),
  });
  return [
    column(['carried_key', 'sealed_key'], { purpose: 'text' }, (row) =>
      carriedLabel(text(row, 'purpose')),
    ),
    column(['signing_key', 'sealed_private_key'], { kid: 'text' }, (row) => text(row, 'kid')),
    column(['totp', 'sealed_seed'], { user_id: 'text' }, (row) => seedLabel(text(row, 'user_id'))),
    column(['totp_offer', 'sealed_seed'], { user_id: 'text' }, (row) =>
      seedLabel(text(row, 'user_id')),
    ),
    column(['sso_configuration', 'sealed_settings'], { tenant_id: 'text', sso_id: 'text' }, (row) =>
      ssoLabel({ tenantId: text(row, 'tenant_id'), ssoId: text(row, 'sso_id') }),
    ),
    column(['started_authorization', 'sealed_data'], { state_hash: 'bytea' }, (row) =>
      authorizationLabel(bytes(row, 'state_hash')),
    ),
    column(['exchange_code', 'sealed_data'], { code_hash: 'bytea' }, (row) =>
      exchangeCodeLabel(bytes(row, 'code_hash')),
    ),
    column(['saml_arrival', 'sealed_data'], { code_hash: 'bytea' }, (row) =>
      samlArrivalLabel(bytes(row, 'code_hash')),
    ),
    column(['flow_execution', 'sealed_state'], { execution_hash: 'bytea' }, (row) =>
      executionLabel(bytes(row, 'execution_hash')),
    ),
    column(
      ['one_time_code', 'sealed_content'],
      { subject_key: 'bytea', purpose: 'text' },
      (row) => codeLabel(text(row, 'code_id')),
      ['one_time_code.code_id'],
    ),
  ];
}

function text(fields: Fields, name: string): string {
  return fields.get(name) ?? '';
}

/** PostgreSQL writes bytes as `\x` and hexadecimal digits. */
function bytes(fields: Fields, name: string): Buffer {
  return Buffer.from(text(fields, name).slice(2), 'hex');
}
