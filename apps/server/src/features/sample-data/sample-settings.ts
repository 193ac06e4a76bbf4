import type { Transaction } from '@waybill/store';
import { SAMPLE_AWS_ACCOUNT, SAMPLE_MANAGED_DEVICES } from './generator/sample-company.data.ts';

/**
 * The sample company has an AWS account and its own device list; without them "foreign account" and
 * "unmanaged device" would stay unknown. They are added to the tenant's settings with the sample data,
 * and removed with it.
 */
export async function addSampleSettings(tx: Transaction): Promise<void> {
  await tx.query(
    `UPDATE tenant SET
       own_accounts = ARRAY(SELECT DISTINCT unnest(own_accounts || $1::text[])),
       managed_devices = ARRAY(SELECT DISTINCT unnest(managed_devices || $2::text[])),
       rev = rev + 1`,
    [[SAMPLE_AWS_ACCOUNT], SAMPLE_MANAGED_DEVICES],
  );
}

export async function removeSampleSettings(tx: Transaction): Promise<void> {
  await tx.query(
    `UPDATE tenant SET
       own_accounts = ARRAY(SELECT unnest(own_accounts) EXCEPT SELECT unnest($1::text[])),
       managed_devices = ARRAY(SELECT unnest(managed_devices) EXCEPT SELECT unnest($2::text[])),
       rev = rev + 1`,
    [[SAMPLE_AWS_ACCOUNT], SAMPLE_MANAGED_DEVICES],
  );
}
