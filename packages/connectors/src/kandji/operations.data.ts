import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * "Audit Log" (Iru Endpoint Management API): object and action, e.g. `blueprint.update`. The only data
 * in it is viewed device secrets.
 */

const view: OperationRule = { action: 'View', movement: 'none' };
const download: OperationRule = { action: 'Download', movement: 'download' };

const SECRETS = [
  'device_secret',
  'device_secrets',
  'filevault_recovery_key',
  'unlock_pin',
  'recovery_lock_password',
  'bypass_code',
  'activation_lock_bypass_code',
];

export const OPERATIONS: OperationTable = {
  ...Object.fromEntries(
    SECRETS.flatMap((target) => [
      [`${target}.view`, view],
      [`${target}.read`, view],
      [`${target}.get`, view],
    ]),
  ),
  'device.view_secret': view,
  'device.view_secrets': view,
  'report.export': download,
  'prism.export': download,
  'export.create': download,
  'device.export': download,
  'user.export': download,
  'audit_log.export': download,
};
