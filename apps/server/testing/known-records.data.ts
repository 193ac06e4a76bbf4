import type { IntegrationName, Leaf } from '@waybill/contract';

type VendorRecord = Readonly<Record<string, unknown>>;

/** The moment of the actions below. */
export const ACT_AT = Date.UTC(2026, 9, 5, 12);
const DAY_MS = 86_400_000;
const CARDS = 'cards 4532015112830366, 4532015112830366 and 4916338506082832 for the order';
const SHA = 'a'.repeat(64);

const LIST = 'graphList';
const VERIFIED_APP = '4b7f7990-2ff9-4cbe-ab4c-4c0a2b553db1';
const OTHER_APP = '0b2c7990-2ff9-4cbe-ab4c-4c0a2b553db1';

/** Lists of HR, directories and device management, in the vendors' documented format. */
export const LISTED: readonly (readonly [IntegrationName, VendorRecord])[] = [
  [
    'BambooHR',
    {
      id: '31',
      displayName: 'Ann Lee',
      workEmail: 'ann@ours.example',
      jobTitle: 'Controller',
      department: 'Finance',
      supervisorEmail: 'kim@ours.example',
      status: 'Active',
      employmentHistoryStatus: 'Contractor',
      hireDate: '2024-05-01',
      terminationDate: '2026-10-31',
    },
  ],
  [
    'Entra',
    {
      [LIST]: 'users',
      id: 'entra-ann',
      userPrincipalName: 'ann@ours.example',
      mail: 'ann@ours.example',
      displayName: 'Ann Lee',
      accountEnabled: true,
      userType: 'Member',
    },
  ],
  [
    'Entra',
    {
      [LIST]: 'groups',
      id: 'g-1',
      displayName: 'Finance team',
      'members@delta': [{ id: 'entra-ann' }],
    },
  ],
  [
    'Google Drive',
    {
      kind: 'admin#directory#user',
      id: '117',
      primaryEmail: 'ann@ours.example',
      name: { fullName: 'Ann Lee' },
      isAdmin: false,
      isDelegatedAdmin: true,
      suspended: false,
    },
  ],
  [
    'Google Drive',
    { kind: 'admin#directory#user', id: '118', primaryEmail: 'ben@ours.example', isAdmin: false },
  ],
  [
    'Intune',
    {
      [LIST]: 'managed-devices',
      id: 'md-1',
      deviceName: 'ann-mbp',
      serialNumber: 'C02XL0001',
      operatingSystem: 'macOS',
      model: 'MacBook Pro',
      userPrincipalName: 'ann@ours.example',
      complianceState: 'noncompliant',
      isEncrypted: true,
      managedDeviceOwnerType: 'company',
    },
  ],
  [
    'Entra',
    {
      [LIST]: 'service-principals',
      id: 'sp-1',
      appId: VERIFIED_APP,
      displayName: 'Mail helper',
      appOwnerOrganizationId: '9d9d0000-0000-4000-8000-000000000001',
      servicePrincipalType: 'Application',
      verifiedPublisher: { displayName: 'Example Software', verifiedPublisherId: '123' },
    },
  ],
  [
    'Entra',
    {
      [LIST]: 'service-principals',
      id: 'sp-2',
      appId: OTHER_APP,
      displayName: 'Inbox booster',
      appOwnerOrganizationId: '9d9d0000-0000-4000-8000-000000000002',
      servicePrincipalType: 'Application',
      verifiedPublisher: { displayName: null, verifiedPublisherId: null },
    },
  ],
];

function sensor(id: string, at: number, more: VendorRecord): VendorRecord {
  return {
    schema: 'waybill.agent/1',
    agent: 'sensor',
    id,
    sequence: 1,
    at: new Date(at).toISOString(),
    device: { id: 'agent-1', hostname: 'ann-mbp.local', os: null },
    person: { email: 'ann@ours.example' },
    ...more,
  };
}

function consent(id: string, appId: string): VendorRecord {
  return {
    id,
    activityDisplayName: 'Consent to application',
    activityDateTime: new Date(ACT_AT).toISOString(),
    result: 'success',
    initiatedBy: { user: { id: 'entra-ann', userPrincipalName: 'ann@ours.example' } },
    additionalDetails: [{ key: 'AppId', value: appId }],
    targetResources: [
      {
        id: 'sp-object',
        displayName: 'App',
        type: 'ServicePrincipal',
        modifiedProperties: [
          { displayName: 'ConsentContext.IsAdminConsent', newValue: '"True"' },
          { displayName: 'ConsentContext.OnBehalfOfAll', newValue: '"True"' },
          { displayName: 'ConsentAction.Permissions', newValue: '"[] => [[Scope: Mail.Read]]"' },
        ],
      },
    ],
  };
}

/** Weeks of ordinary days, so that something can be a first time. */
export const ORDINARY: readonly (readonly [IntegrationName, VendorRecord])[] = Array.from(
  { length: 25 },
  (_, day) => [
    'Sensor',
    sensor(`usual-${day}`, ACT_AT - (25 - day) * DAY_MS, {
      action: 'Upload',
      object: { name: `usual-${day}.txt` },
      target: { url: 'https://usual.example/up' },
    }),
  ],
);

/**
 * Evaluated events: a download and an upload of the same file, a mail, an everyday upload and two
 * consents.
 */
export const ACTS: readonly (readonly [IntegrationName, VendorRecord])[] = [
  [
    'Sensor',
    sensor('down', ACT_AT - 60_000, {
      action: 'Download',
      object: { name: 'plan.xlsx', path: '/Users/ann/plan.xlsx', sha256: SHA },
      source: { url: 'https://acme.snowflakecomputing.com/plan' },
      content: { text: CARDS },
    }),
  ],
  [
    'Sensor',
    sensor('up', ACT_AT, {
      action: 'Upload',
      object: { name: 'plan.xlsx', path: '/Users/ann/plan.xlsx', sha256: SHA },
      target: { url: 'https://www.dropbox.com/up' },
      content: { text: CARDS },
    }),
  ],
  [
    'Sensor',
    sensor('mail', ACT_AT, {
      action: 'Send',
      object: { name: 'hello' },
      target: { service: 'Outlook' },
      recipients: [{ kind: 'person', address: 'new@partner.example' }],
    }),
  ],
  [
    'Sensor',
    sensor('again', ACT_AT, {
      action: 'Upload',
      object: { name: 'usual.txt' },
      target: { url: 'https://usual.example/up' },
    }),
  ],
  ['Entra', consent('consent-verified', VERIFIED_APP)],
  ['Entra', consent('consent-other', OTHER_APP)],
];

/**
 * A condition on a field, the actions that match it, and a condition on the same field that no action
 * matches.
 */
export interface KnownRow {
  field: string;
  leaf: Omit<Leaf, 'f'>;
  acts: readonly string[];
  other: Omit<Leaf, 'f'> | null;
}

const BY_ANN = ['again', 'consent-other', 'consent-verified', 'down', 'mail', 'up'];
const ON_DEVICE = ['again', 'down', 'mail', 'up'];
const TO_NEW_PLACES = ['down', 'mail', 'up'];
const WITH_CARDS = ['down', 'up'];

function eq(v: string | number | boolean): Omit<Leaf, 'f'> {
  return { op: 'eq', v };
}

export const KNOWN_ROWS: readonly KnownRow[] = [
  ...[
    ['actor.hiredAt', eq(Date.UTC(2024, 4, 1)), eq(0)] as const,
    ['actor.tenureDays', eq(887), { op: 'lt', v: 887 }] as const,
    ['actor.daysToLastDay', eq(26), { op: 'lt', v: 26 }] as const,
    ['actor.employmentType', eq('Contractor'), eq('Full-Time')] as const,
    ['actor.external', eq('yes'), eq('no')] as const,
    ['actor.privileged', eq('yes'), eq('no')] as const,
    ['actor.leaver', eq(true), eq(false)] as const,
    ['actor.leavesAt', eq(Date.UTC(2026, 9, 31)), eq(0)] as const,
    ['actor.department', eq('Finance'), eq('Sales')] as const,
    ['actor.title', eq('Controller'), eq('Clerk')] as const,
    ['actor.manager', eq('kim@ours.example'), eq('ann@ours.example')] as const,
    ['actor.status', eq('active'), eq('left')] as const,
    ['time.workingHours', eq('within'), eq('off_hours')] as const,
    ['time.dayKind', eq('workday'), eq('weekend')] as const,
    ['time.hour', { op: 'gte', v: 11 }, { op: 'gt', v: 20 }] as const,
    ['actor.groups', { op: 'anyOf', v: ['Finance team'] }, { op: 'anyOf', v: ['Sales'] }] as const,
  ].map(([field, leaf, other]): KnownRow => ({ field, leaf, acts: BY_ANN, other })),
  ...[
    ['device.enrolled', eq('yes'), eq('no')] as const,
    ['device.compliant', eq('no'), eq('yes')] as const,
    ['device.encrypted', eq('yes'), eq('no')] as const,
    ['device.platform', eq('macos'), eq('windows')] as const,
    ['device.mobile', eq(false), eq(true)] as const,
    ['device.model', eq('MacBook Pro'), eq('MacBook Air')] as const,
    ['device.assignedToActor', eq(true), eq(false)] as const,
  ].map(([field, leaf, other]): KnownRow => ({ field, leaf, acts: ON_DEVICE, other })),
  ...[
    ['data.count', eq(3), { op: 'gt', v: 3 }] as const,
    ['data.unique', eq(2), { op: 'gt', v: 2 }] as const,
    ['data.typeCount', eq(1), { op: 'gt', v: 1 }] as const,
    ['data.count.payment-card', eq(3), eq(2)] as const,
    ['data.unique.payment-card', eq(2), eq(3)] as const,
    ['data.types', { op: 'anyOf', v: ['payment-card'] }, { op: 'anyOf', v: ['iban'] }] as const,
    ['data.groups', { op: 'anyOf', v: ['financial'] }, { op: 'anyOf', v: ['health'] }] as const,
    ['data.class', eq('financial'), eq('health')] as const,
    ['data.values', eq(2), eq(3)] as const,
    ['data.sensitivity', { op: 'gte', v: 3 }, eq(0)] as const,
    ['content.state', eq('complete'), eq('failed')] as const,
    [
      'lineage.origins',
      { op: 'originIn', v: ['Snowflake'] },
      { op: 'originIn', v: ['Salesforce'] },
    ] as const,
    [
      'lineage.labels',
      { op: 'originLabel', v: ['payment-card'] },
      { op: 'originLabel', v: ['iban'] },
    ] as const,
    [
      'lineage.actions',
      { op: 'pathHas', v: ['Download'] },
      { op: 'pathHas', v: ['Rename'] },
    ] as const,
  ].map(([field, leaf, other]): KnownRow => ({ field, leaf, acts: WITH_CARDS, other })),
  {
    field: 'lineage.hops',
    leaf: { op: 'hopsGte', v: 1 },
    acts: ['up'],
    other: { op: 'hopsGte', v: 9 },
  },
  { field: 'destination.trust', leaf: eq('forbidden'), acts: ['up'], other: eq('sanctioned') },
  { field: 'app.publisherVerified', leaf: eq('yes'), acts: ['consent-verified'], other: null },
  { field: 'app.publisherVerified', leaf: eq('no'), acts: ['consent-other'], other: null },
  {
    field: 'app.publisher',
    leaf: eq('Example Software'),
    acts: ['consent-verified'],
    other: eq('X'),
  },
  {
    field: 'app.firstParty',
    leaf: eq(false),
    acts: ['consent-other', 'consent-verified'],
    other: eq(true),
  },
  { field: 'firstTime.destination', leaf: eq(true), acts: TO_NEW_PLACES, other: null },
  { field: 'firstTime.destination', leaf: eq(false), acts: ['again'], other: null },
  { field: 'firstTime.recipient', leaf: eq(true), acts: ['mail'], other: eq(false) },
  { field: 'firstTime.recipientDomain', leaf: eq(true), acts: ['mail'], other: eq(false) },
  { field: 'firstTime.destinationForDepartment', leaf: eq(true), acts: TO_NEW_PLACES, other: null },
  { field: 'firstTime.destinationForDepartment', leaf: eq(false), acts: ['again'], other: null },
  {
    field: 'firstTime.destinationForOrganization',
    leaf: eq(true),
    acts: TO_NEW_PLACES,
    other: null,
  },
  { field: 'firstTime.destinationForOrganization', leaf: eq(false), acts: ['again'], other: null },
  {
    field: 'firstTime.recipientDomainForOrganization',
    leaf: eq(true),
    acts: ['mail'],
    other: eq(false),
  },
];
