import type {
  Condition,
  ItemShape,
  PersonShape,
  SkipShape,
  Value,
} from '../kit/map/map-declaration.ts';

/*
 * Records of "QuickBooks Online Accounting API, entities". They do not contain their kind: a stream
 * adds it as `EntityType`, a change data capture response lists them under it, and a record from
 * elsewhere is recognized by members unique to its kind.
 */

interface ItemKind {
  name: string;
  /** Tells a record that carries no `EntityType`. */
  marker?: Condition;
}

const BUSINESS: readonly ItemKind[] = [
  { name: 'Customer', marker: { any: [{ has: 'BillWithParent' }, { has: 'BalanceWithJobs' }] } },
  { name: 'Vendor', marker: { has: 'Vendor1099' } },
  {
    name: 'Invoice',
    marker: { all: [{ has: 'CustomerRef' }, { has: 'EmailStatus' }, { has: 'Balance' }] },
  },
  {
    name: 'Bill',
    marker: { all: [{ has: 'VendorRef' }, { has: 'APAccountRef' }, { has: 'TxnDate' }] },
  },
  { name: 'Deposit', marker: { has: 'DepositToAccountRef' } },
  { name: 'JournalEntry', marker: { all: [{ has: 'Adjustment' }, { has: 'TxnDate' }] } },
  { name: 'Purchase', marker: { all: [{ has: 'PaymentType' }, { has: 'AccountRef' }] } },
  { name: 'Payment', marker: { all: [{ has: 'UnappliedAmt' }, { has: 'CustomerRef' }] } },
  { name: 'BillPayment' },
  { name: 'CreditMemo' },
  { name: 'Estimate' },
  { name: 'PurchaseOrder' },
  { name: 'RefundReceipt' },
  { name: 'SalesReceipt' },
  { name: 'Transfer' },
  { name: 'VendorCredit' },
  { name: 'Item' },
  { name: 'Account', marker: { has: 'AccountSubType' } },
];

const OWN_TYPES = [...BUSINESS.map(({ name }) => name), 'Employee', 'Attachable'];
const GONE: Value = { when: { is: ['status', 'Deleted'] }, then: { const: true } };
const GONE_ELEMENT: Value = { when: { is: ['@.status', 'Deleted'] }, then: { const: true } };

function untyped(marker: Condition): Condition {
  return { all: [{ not: { has: 'EntityType' } }, { has: 'Id' }, { has: 'MetaData' }, marker] };
}

/** Paths of a record, or of the elements of a list. */
function itemFields(kind: string, at: (path: string) => string, gone: Value) {
  return {
    entity: 'item' as const,
    itemKind: 'record' as const,
    stream: 'records',
    id: { parts: [{ const: kind.toLowerCase() }, at('Id')], with: '-' },
    changedAt: at('MetaData.LastUpdatedTime'),
    deleted: gone,
    name: ['DisplayName', 'FullyQualifiedName', 'DocNumber', 'Name'].map(at),
    parentId: [
      {
        when: { has: at('VendorRef') },
        then: { parts: [{ const: 'vendor' }, at('VendorRef.value')], with: '-' },
      },
      {
        when: { has: at('CustomerRef') },
        then: { parts: [{ const: 'customer' }, at('CustomerRef.value')], with: '-' },
      },
    ],
  };
}

/** An item without its own id would be called by its kind alone; such a record has no id. */
function needsId(shape: ItemShape, at: string): ItemShape {
  return { ...shape, id: { when: { has: at }, then: shape.id } };
}

const businessShapes: readonly ItemShape[] = BUSINESS.flatMap(({ name, marker }) => [
  needsId(
    {
      ...itemFields(name, (path) => path, GONE),
      when: {
        any: [{ is: ['EntityType', name] }, ...(marker ? [untyped(marker)] : [])],
      },
    },
    'Id',
  ),
  needsId(
    {
      ...itemFields(name, (path) => `@.${path}`, GONE_ELEMENT),
      when: { has: name },
      each: name,
    },
    '@.Id',
  ),
]);

function employee(at: (path: string) => string, gone: Value): Omit<PersonShape, 'when' | 'each'> {
  return {
    entity: 'person',
    stream: 'employees',
    id: at('Id'),
    changedAt: at('MetaData.LastUpdatedTime'),
    deleted: gone,
    name: [at('DisplayName'), { parts: [at('GivenName'), at('FamilyName')], with: ' ' }],
    emails: [at('PrimaryEmailAddr.Address')],
    employeeId: at('EmployeeNumber'),
    title: at('Title'),
    status: {
      when: { has: at('ReleasedDate') },
      then: { const: 'left' },
      otherwise: { lookup: at('Active'), table: { true: 'active', false: 'left' } },
    },
    hiredAt: at('HiredDate'),
    leftAt: at('ReleasedDate'),
  };
}

const employeeShapes: readonly PersonShape[] = [
  {
    ...employee((path) => path, GONE),
    when: {
      any: [
        { is: ['EntityType', 'Employee'] },
        untyped({
          any: [{ has: 'BillableTime' }, { has: 'HiredDate' }, { has: 'EmployeeNumber' }],
        }),
      ],
    },
  },
  { ...employee((path) => `@.${path}`, GONE_ELEMENT), when: { has: 'Employee' }, each: 'Employee' },
];

/** A document that is attached to records. */
const attachment: ItemShape = {
  when: { any: [{ is: ['EntityType', 'Attachable'] }, untyped({ has: 'FileAccessUri' })] },
  entity: 'item',
  itemKind: 'file',
  stream: 'attachments',
  id: { when: { has: 'Id' }, then: { parts: [{ const: 'attachable' }, 'Id'], with: '-' } },
  changedAt: 'MetaData.LastUpdatedTime',
  deleted: GONE,
  name: 'FileName',
  mimeType: 'ContentType',
  sizeBytes: 'Size',
};

/** An unknown kind: still a record of the company. */
const anyRecord: ItemShape = {
  when: { all: [{ is: ['domain', 'QBO'] }, { has: 'Id' }] },
  entity: 'item',
  itemKind: 'record',
  stream: 'records',
  id: { parts: [['EntityType', { const: 'record' }], 'Id'], with: '-' },
  changedAt: 'MetaData.LastUpdatedTime',
  deleted: GONE,
  name: ['DisplayName', 'FullyQualifiedName', 'DocNumber', 'Name'],
};

const nothingChanged: SkipShape = {
  when: {
    all: [
      { any: [{ has: 'readAt' }, { has: 'startPosition' }] },
      ...OWN_TYPES.map((has): Condition => ({ not: { has } })),
    ],
  },
  skip: 'Nothing of this kind changed.',
};

export const ENTITY_SHAPES = [
  ...employeeShapes,
  attachment,
  ...businessShapes,
  anyRecord,
  nothingChanged,
] as const;
