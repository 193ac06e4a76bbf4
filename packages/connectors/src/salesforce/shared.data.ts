import type {
  Condition,
  EventFields,
  EventShape,
  PlaceFields,
  Value,
} from '../kit/map/map-declaration.ts';

/*
 * Shared fields of all Salesforce event records, in three spellings of one vocabulary: log files
 * (`USER_ID`), queried log objects (`UserIdentifier`) and real-time events (`UserId`).
 */

const ENDINGS = ['Event', 'EventStore', 'EventStream', 'EventLog'];

/** Records of these types, with the log files' names; `marker` identifies one without a type. */
export function ofType(types: readonly string[], marker?: string): Condition {
  const stored = types.flatMap((type) => ENDINGS.map((ending) => type + ending));
  const named: Condition[] = [{ is: ['EVENT_TYPE', types] }, { is: ['attributes.type', stored] }];
  if (marker === undefined) return { any: named };
  const untyped: Condition = {
    all: [
      { not: { has: 'EVENT_TYPE' } },
      { not: { has: 'attributes.type' } },
      { has: 'EventDate' },
      { has: marker },
    ],
  };
  return { any: [...named, untyped] };
}

export const TYPE: Value = { hook: 'event_type' };

/** The type, and its kind of action if it has several. */
export function typeAnd(type: string, ...act: readonly string[]): Value {
  return { parts: [[TYPE, { const: type }], act], with: '.' };
}

export const TIME: Value = [
  'TIMESTAMP_DERIVED',
  'EventDate',
  'Timestamp',
  'TIMESTAMP',
  'LOGIN_TIME',
  'LoginTime',
  'CreatedDate',
];

const SUCCESS: Value = { const: 'success' };
const FAILURE: Value = { const: 'failure' };

/** By the type's own field of success, else by the status of the answer, else of the request. */
export const OUTCOME: Value = [
  {
    lookup: ['SUCCESS', 'OperationStatus', 'IsSuccess', 'Success'],
    table: {
      '1': 'success',
      true: 'success',
      success: 'success',
      '0': 'failure',
      false: 'failure',
      failure: 'failure',
      initiated: 'unknown',
    },
  },
  {
    when: {
      any: ['STATUS_CODE', 'RESPONSE_CODE', 'StatusCode'].flatMap((at): Condition[] => [
        { starts: [at, '2'] },
        { starts: [at, '3'] },
      ]),
    },
    then: SUCCESS,
  },
  {
    when: {
      any: ['STATUS_CODE', 'RESPONSE_CODE', 'StatusCode'].flatMap((at): Condition[] => [
        { starts: [at, '4'] },
        { starts: [at, '5'] },
      ]),
    },
    then: FAILURE,
  },
  {
    lookup: ['REQUEST_STATUS', 'RequestStatus', 'STATUS', 'Status'],
    table: {
      s: 'success',
      success: 'success',
      '1': 'success',
      f: 'failure',
      failure: 'failure',
      failed: 'failure',
      a: 'failure',
      n: 'failure',
    },
  },
];

export const COMMON: EventFields = {
  vendorEventId: ['EventIdentifier', 'EVENT_UUID', 'EventUuid'],
  outcome: OUTCOME,
  'actor.id': ['USER_ID', 'UserId', 'UserIdentifier', 'USER_ID_DERIVED', 'CreatedById'],
  'actor.email': ['USER_NAME', 'Username', 'UserName', 'USER', 'USER_EMAIL'],
  'actor.name': ['USER_NAME', 'Username', 'UserName', 'USER'],
  'network.sourceIp': ['CLIENT_IP', 'ClientIp', 'SourceIp', 'SOURCE_IP', 'IP_ADDRESS'].map(
    (at): Value => ({ from: at, via: 'ip' }),
  ),
  'network.userAgent': ['BROWSER_TYPE', { hook: 'user_agent' }, 'BrowserType', 'CurrentUserAgent'],
  'device.id': ['DEVICE_ID', 'DeviceId', 'DeviceIdentifier'],
  'device.os': {
    when: { is: ['Platform', ['Unknown', 'N/A']] },
    then: [],
    otherwise: ['OS_NAME', 'OsName', 'Platform', 'PLATFORM', 'DEVICE_PLATFORM', 'DevicePlatform'],
  },
  organization: ['ORGANIZATION_ID', 'OrganizationIdentifier', 'OrganizationId'],
};

export const SALESFORCE: PlaceFields = {
  kind: 'app',
  name: { const: 'Salesforce' },
  account: ['ORGANIZATION_ID', 'OrganizationIdentifier', 'OrganizationId'],
};
/** Destination of downloads and source of uploads: the person's device. */
export const OWN_DEVICE: PlaceFields = { kind: 'device', name: { const: 'Device' } };

export const EXTRA: NonNullable<EventShape['extra']> = {
  userId18: 'USER_ID_DERIVED',
  requestId: ['REQUEST_ID', 'RequestIdentifier'],
  sessionKey: ['SESSION_KEY', 'SessionKey'],
  loginKey: ['LOGIN_KEY', 'LoginKey'],
  userType: ['USER_TYPE', 'UserType'],
  uri: ['URI', 'Uri', 'API_ENDPOINT'],
  client: ['CLIENT_NAME', 'Client', 'ClientName', 'Application', 'APP_NAME', 'AppName'],
  connectedApp: ['CONNECTED_APP_NAME', 'CONNECTED_APP_ID', 'ConnectedAppId', 'CONNECTED_APP'],
  entity: ['ENTITY_NAME', 'QueriedEntities', 'ENTITY_TYPE', 'OBJECT_TYPE', 'ENTITY', 'EntityName'],
  rows: ['ROWS_PROCESSED', 'RowsProcessed', 'ROW_COUNT', 'ROWS_FETCHED', 'RowsReturned'],
  forwardedFor: ['FORWARDED_FOR_IP', 'ForwardedForIp'],
  policy: 'PolicyId',
  policyOutcome: 'PolicyOutcome',
};
