import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * "Webhooks" (Intuit developer documentation): records are created, updated, deleted, merged, voided and
 * mailed. Only the last moves data, to whoever the record is for. The newer form writes
 * `qbo.invoice.emailed.v1`, the older one `Invoice` with the operation `Emailed`.
 */

const send: OperationRule = { action: 'Send', movement: 'send' };
const MAILED = [
  'CreditMemo',
  'Estimate',
  'Invoice',
  'Payment',
  'PurchaseOrder',
  'RefundReceipt',
  'SalesReceipt',
];

export const OPERATIONS: OperationTable = Object.fromEntries(
  MAILED.flatMap((name) => [
    [`qbo.${name.toLowerCase()}.emailed.v1`, send],
    [`${name}.Emailed`, send],
  ]),
);
