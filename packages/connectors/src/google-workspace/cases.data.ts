import type { ConnectorCase } from '../kit/connector-case.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

const DRIVE = 'Reports API, Drive audit activity events';
const GMAIL = 'Reports API, Gmail activity events';
const ADMIN = 'Reports API, Admin audit activity events';
const LOGIN = 'Reports API, Login audit activity events';
const TIME = '2026-03-04T09:30:15.250Z';
const OCCURRED_AT = Date.UTC(2026, 2, 4, 9, 30, 15, 250);

type Values = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Parameters as the Reports API writes them: the key of the value depends on its type. */
function parameters(values: Values): Record<string, unknown>[] {
  return Object.entries(values).map(([name, value]) => {
    if (typeof value === 'boolean') return { name, boolValue: value };
    if (typeof value === 'number') return { name, intValue: String(value) };
    return typeof value === 'string' ? { name, value } : { name, multiValue: value };
  });
}

function activity(
  applicationName: string,
  events: Record<string, unknown> | Record<string, unknown>[],
): VendorRecord {
  return {
    kind: 'admin#reports#activity',
    id: { time: TIME, uniqueQualifier: '-4203716', applicationName, customerId: 'C0northwind' },
    actor: { callerType: 'USER', email: 'Mara.Lind@northwind.example', profileId: '1049283' },
    ownerDomain: 'northwind.example',
    ipAddress: '198.51.100.23',
    events,
  };
}

function single(application: string, type: string, name: string, values: Values): VendorRecord {
  return activity(application, [{ type, name, parameters: parameters(values) }]);
}

const DOCUMENT = {
  doc_id: '1PriceList',
  doc_title: 'Price list 2026.xlsx',
  doc_type: 'msexcel',
  owner: 'mara.lind@northwind.example',
  owner_is_shared_drive: false,
  primary_event: true,
  visibility: 'private',
};

function drive(name: string, values: Values = {}, type = 'access'): VendorRecord {
  return single('drive', type, name, { ...DOCUMENT, ...values });
}

function access(name: string, values: Values): VendorRecord {
  return drive(name, values, 'acl_change');
}

function mail(eventType: number, info: Record<string, unknown>[]): VendorRecord {
  const eventInfo = { mail_event_type: eventType, success: true };
  return activity('gmail', [
    {
      type: 'delivery_type',
      name: 'delivery',
      parameters: [
        { name: 'event_info', messageValue: { parameter: parameters(eventInfo) } },
        { name: 'message_info', messageValue: { parameter: info } },
      ],
    },
  ]);
}

function message(from: string, to: string): Record<string, unknown>[] {
  return [
    ...parameters({
      rfc2822_message_id: '<offer-7@northwind.example>',
      subject: 'Offer for spring',
      payload_size: 20_480,
      flattened_destinations: `gmail-ui::${to}`,
    }),
    { name: 'source', messageValue: { parameter: parameters({ address: from }) } },
  ];
}

const ATTACHMENT = {
  name: 'attachment',
  multiMessageValue: [
    {
      parameter: parameters({
        file_name: 'offer.pdf',
        sha256: 'AB'.repeat(32),
        file_extension_type: 'pdf',
      }),
    },
  ],
};

const MARA = 'mara.lind@northwind.example';
const NO_MOVE = { action: null, movement: 'none' };

const driveCases: ConnectorCase[] = [
  {
    operation: 'view',
    source: DRIVE,
    record: drive('view'),
    expect: {
      source: 'Google Drive',
      stream: 'drive',
      vendorOperation: 'view',
      vendorEventId: '-4203716',
      occurredAt: OCCURRED_AT,
      action: 'View',
      movement: 'none',
      outcome: 'success',
      'actor.kind': 'person',
      'actor.email': MARA,
      'actor.name': 'Mara.Lind',
      'actor.domain': 'northwind.example',
      'actor.id': '1049283',
      'object.kind': 'file',
      'object.id': '1PriceList',
      'object.name': 'Price list 2026.xlsx',
      'object.extension': 'xlsx',
      'object.owner': MARA,
      'network.sourceIp': '198.51.100.23',
      visibilityAfter: 'private',
      organization: 'C0northwind',
    },
  },
  { operation: 'preview', source: DRIVE, record: drive('preview'), expect: { action: 'View' } },
  {
    operation: 'download',
    source: DRIVE,
    record: drive('download'),
    expect: {
      action: 'Download',
      movement: 'download',
      'origin.name': 'Google Drive',
      'origin.account': 'northwind.example',
      'destination.kind': 'device',
    },
  },
  {
    operation: 'sync_item_content',
    source: DRIVE,
    record: drive('sync_item_content'),
    expect: { action: 'Download', movement: 'download' },
  },
  {
    operation: 'upload',
    source: DRIVE,
    record: drive('upload', { destination_folder_id: '0Sales', destination_folder_title: 'Sales' }),
    expect: {
      action: 'Upload',
      movement: 'upload',
      'destination.name': 'Google Drive',
      'destination.container': 'Sales',
    },
  },
  {
    operation: 'create',
    source: DRIVE,
    record: drive('create', { doc_type: 'folder', doc_title: 'Spring' }),
    expect: { action: 'Upload', 'object.kind': 'folder', 'object.extension': null },
  },
  {
    operation: 'copy',
    source: DRIVE,
    record: drive('copy'),
    expect: { action: 'Copy', movement: 'copy', 'destination.account': 'northwind.example' },
  },
  {
    operation: 'source_copy',
    source: DRIVE,
    record: drive('source_copy', { copy_type: 'external', new_doc_id: '1Elsewhere' }),
    expect: { action: 'Copy', 'origin.account': 'northwind.example', 'destination.account': null },
  },
  {
    operation: 'move',
    source: DRIVE,
    record: drive('move', {
      source_folder_title: ['Sales'],
      source_folder_id: ['0Sales'],
      destination_folder_title: ['Partners'],
      destination_folder_id: ['0Partners'],
    }),
    expect: {
      action: 'Rename',
      movement: 'none',
      'origin.container': 'Sales',
      'destination.container': 'Partners',
    },
  },
  {
    operation: 'rename',
    source: DRIVE,
    record: drive('rename', { old_value: ['Prices.xlsx'], new_value: ['Price list 2026.xlsx'] }),
    expect: { action: 'Rename', 'extra.before': 'Prices.xlsx', destination: null },
  },
  {
    operation: 'edit',
    source: DRIVE,
    record: activity('drive', [
      { type: 'access', name: 'edit', parameters: parameters(DOCUMENT) },
      { type: 'access', name: 'view', parameters: parameters(DOCUMENT) },
    ]),
    expect: { vendorOperation: 'edit', ...NO_MOVE },
    count: 2,
  },
  {
    operation: 'print',
    source: DRIVE,
    record: activity('drive', { type: 'access', name: 'print', parameters: parameters(DOCUMENT) }),
    expect: { vendorOperation: 'print', ...NO_MOVE },
  },
  {
    operation: 'email_as_attachment',
    source: DRIVE,
    record: drive('email_as_attachment', { target: 'Jo@partner.example' }),
    expect: {
      action: 'Send',
      movement: 'send',
      'recipients.0.address': 'jo@partner.example',
      'recipients.0.domain': 'partner.example',
    },
  },
  {
    operation: 'add_to_folder',
    source: DRIVE,
    record: drive('add_to_folder', { destination_folder_id: '0P', destination_folder_title: 'P' }),
    expect: { ...NO_MOVE, 'destination.container': 'P' },
  },
  { operation: 'delete', source: DRIVE, record: drive('delete'), expect: NO_MOVE },
  {
    operation: 'view in a shared drive',
    source: DRIVE,
    record: drive('view', {
      owner: 'Finance',
      owner_is_shared_drive: true,
      shared_drive_id: '0AF',
    }),
    expect: {
      'object.owner': 'Finance',
      'origin.container': 'Finance',
      'origin.account': 'northwind.example',
      'extra.sharedDrive': '0AF',
    },
  },
];

const accessCases: ConnectorCase[] = [
  {
    operation: 'change_user_access',
    source: DRIVE,
    record: access('change_user_access', {
      target_user: 'Jo@partner.example',
      old_value: ['none'],
      new_value: ['can_edit'],
      visibility_change: 'external',
      old_visibility: 'private',
      visibility: 'shared_externally',
    }),
    expect: {
      action: 'Share',
      movement: 'share',
      targetUser: 'jo@partner.example',
      'recipients.0.kind': 'person',
      'recipients.0.outside': 'yes',
      visibilityBefore: 'private',
      visibilityAfter: 'external',
      'extra.after': 'can_edit',
    },
  },
  {
    operation: 'change_user_access, access removed',
    source: DRIVE,
    record: access('change_user_access', {
      target_user: 'jo@partner.example',
      old_value: ['can_edit'],
      new_value: ['none'],
      visibility_change: 'internal',
      old_visibility: 'shared_externally',
    }),
    expect: { ...NO_MOVE, targetUser: 'jo@partner.example', recipients: [] },
  },
  {
    operation: 'change_user_access, own document',
    source: DRIVE,
    record: access('change_user_access', {
      target_user: MARA,
      new_value: ['owner'],
      primary_event: false,
    }),
    expect: NO_MOVE,
  },
  {
    operation: 'change_document_visibility',
    source: DRIVE,
    record: access('change_document_visibility', {
      target_domain: 'all',
      old_value: ['private'],
      new_value: ['people_with_link'],
      visibility_change: 'external',
      old_visibility: 'private',
      visibility: 'people_with_link',
    }),
    expect: {
      action: 'Share',
      visibilityBefore: 'private',
      visibilityAfter: 'link',
      'recipients.0.kind': 'link',
    },
  },
  {
    operation: 'change_document_visibility, made public',
    source: DRIVE,
    record: access('change_document_visibility', {
      target_domain: 'all',
      new_value: ['public_on_the_web'],
      visibility_change: 'external',
      old_visibility: 'people_within_domain_with_link',
      visibility: 'public_on_the_web',
    }),
    expect: {
      visibilityBefore: 'internal',
      visibilityAfter: 'public',
      'recipients.0.kind': 'public',
    },
  },
  {
    operation: 'change_document_visibility, made private',
    source: DRIVE,
    record: access('change_document_visibility', {
      target_domain: 'all',
      new_value: ['private'],
      visibility_change: 'external',
      visibility: 'people_with_link',
    }),
    expect: { ...NO_MOVE, recipients: [] },
  },
  {
    operation: 'change_document_visibility, for the own domain',
    source: DRIVE,
    record: access('change_document_visibility', {
      target_domain: 'northwind.example',
      new_value: ['people_within_domain_with_link'],
      visibility_change: 'external',
      visibility: 'people_within_domain_with_link',
    }),
    expect: { movement: 'share', visibilityAfter: 'internal', 'recipients.0.outside': 'no' },
  },
  {
    operation: 'change_document_access_scope',
    source: DRIVE,
    record: access('change_document_access_scope', {
      target_domain: 'partner.example',
      old_value: ['none'],
      new_value: ['can_view'],
      visibility: 'shared_externally',
    }),
    expect: {
      action: 'Share',
      'recipients.0.kind': 'domain',
      'recipients.0.domain': 'partner.example',
    },
  },
  {
    operation: 'change_acl_editors',
    source: DRIVE,
    record: access('change_acl_editors', { old_value: ['owner'], new_value: ['writers'] }),
    expect: { action: 'Share', movement: 'share', recipients: [] },
  },
  {
    operation: 'change_acl_editors, logged beside a creation',
    source: DRIVE,
    record: access('change_acl_editors', {
      new_value: ['owner', 'writers'],
      visibility_change: 'none',
      primary_event: false,
    }),
    expect: NO_MOVE,
  },
  {
    operation: 'change_owner',
    source: DRIVE,
    record: access('change_owner', { new_owner: 'ben@northwind.example' }),
    expect: { action: 'Share', targetUser: 'ben@northwind.example' },
  },
  {
    operation: 'shared_drive_membership_change',
    source: DRIVE,
    record: access('shared_drive_membership_change', {
      target: 'jo@partner.example',
      membership_change_type: 'add_to_shared_drive',
      added_role: 'editor',
    }),
    expect: { action: 'Share', 'recipients.0.address': 'jo@partner.example' },
  },
  {
    operation: 'shared_drive_membership_change, member removed',
    source: DRIVE,
    record: access('shared_drive_membership_change', {
      target: 'jo@partner.example',
      membership_change_type: 'remove_from_shared_drive',
    }),
    expect: { ...NO_MOVE, targetUser: 'jo@partner.example' },
  },
];

const mailCases: ConnectorCase[] = [
  {
    operation: 'delivery, message sent',
    source: GMAIL,
    record: mail(1, message(MARA, 'jo@partner.example')),
    expect: {
      source: 'Gmail',
      stream: 'gmail',
      vendorOperation: 'delivery',
      action: 'Send',
      movement: 'send',
      outcome: 'success',
      'mail.from': MARA,
      'mail.to': ['jo@partner.example'],
      'mail.subject': 'Offer for spring',
      'mail.messageId': '<offer-7@northwind.example>',
      'object.kind': 'message',
      'object.sizeBytes': 20_480,
      'recipients.0.domain': 'partner.example',
      'origin.name': 'Gmail',
    },
  },
  {
    operation: 'delivery, message received',
    source: GMAIL,
    record: mail(2, message('jo@partner.example', `${MARA},smtp-outbound::al@far.example`)),
    expect: {
      action: 'Send',
      'mail.to': [MARA, 'al@far.example'],
      'recipients.0.address': MARA,
      'recipients.1': undefined,
      'origin.kind': 'person',
      'origin.account': 'partner.example',
      'destination.name': 'Gmail',
      'destination.account': 'northwind.example',
    },
  },
  {
    operation: 'delivery, attachments downloaded',
    source: GMAIL,
    record: mail(17, [...message('jo@partner.example', MARA), ATTACHMENT]),
    expect: {
      action: 'Download',
      'object.kind': 'file',
      'object.name': 'offer.pdf',
      'object.extension': 'pdf',
      'object.sha256': 'ab'.repeat(32),
      'destination.kind': 'device',
      recipients: [],
    },
  },
  {
    operation: 'delivery, attachments saved to Drive',
    source: GMAIL,
    record: mail(18, [...message('jo@partner.example', MARA), ATTACHMENT]),
    expect: { action: 'Copy', 'destination.name': 'Google Drive' },
  },
  {
    operation: 'delivery, forwarded by a setting',
    source: GMAIL,
    record: mail(11, message(MARA, 'mara@private.example')),
    expect: { action: 'Send', 'recipients.0.address': 'mara@private.example' },
  },
  {
    operation: 'delivery, message opened',
    source: GMAIL,
    record: mail(7, message('jo@partner.example', MARA)),
    expect: { action: 'View', movement: 'none', 'object.name': 'Offer for spring' },
  },
  {
    operation: 'delivery, message moved to trash',
    source: GMAIL,
    record: mail(13, message('jo@partner.example', MARA)),
    expect: NO_MOVE,
  },
  {
    operation: 'delivery, messages as plain objects',
    source: 'Schema for Gmail logs in BigQuery',
    record: activity('gmail', [
      {
        type: 'delivery_type',
        name: 'delivery',
        parameters: [
          {
            name: 'message_info',
            messageValue: {
              source: { from_header_address: MARA },
              destination: [{ address: 'jo@partner.example', service: 'smtp-outbound' }],
              attachment: { file_name: 'plan.docx' },
            },
          },
        ],
      },
    ]),
    expect: { action: 'Send', 'mail.to': ['jo@partner.example'], 'object.name': 'plan.docx' },
  },
];

const accountCases: ConnectorCase[] = [
  {
    operation: 'CREATE_USER',
    source: ADMIN,
    record: single('admin', 'USER_SETTINGS', 'CREATE_USER', {
      USER_EMAIL: 'new@northwind.example',
    }),
    expect: {
      source: 'Google Drive',
      stream: 'admin',
      targetUser: 'new@northwind.example',
      'object.kind': 'account',
      outcome: 'success',
      ...NO_MOVE,
    },
  },
  {
    operation: 'ADD_GROUP_MEMBER',
    source: ADMIN,
    record: single('admin', 'GROUP_SETTINGS', 'ADD_GROUP_MEMBER', {
      GROUP_EMAIL: 'Sales@northwind.example',
      USER_EMAIL: 'jo@partner.example',
    }),
    expect: {
      targetUser: 'jo@partner.example',
      targetGroup: 'sales',
      'object.kind': 'group',
      'object.id': 'sales@northwind.example',
      'object.name': 'sales',
    },
  },
  {
    operation: 'GROUP_MEMBERS_DOWNLOAD',
    source: ADMIN,
    record: single('admin', 'GROUP_SETTINGS', 'GROUP_MEMBERS_DOWNLOAD', {}),
    expect: { action: 'Download', movement: 'download' },
  },
  {
    operation: 'CHANGE_APPLICATION_SETTING',
    source: ADMIN,
    record: single('admin', 'APPLICATION_SETTINGS', 'CHANGE_APPLICATION_SETTING', {
      APPLICATION_NAME: 'Drive and Docs',
      SETTING_NAME: 'SHARING_OUTSIDE_DOMAIN',
      OLD_VALUE: 'NO',
      NEW_VALUE: 'YES',
    }),
    expect: {
      'object.kind': 'setting',
      'object.name': 'SHARING_OUTSIDE_DOMAIN',
      'extra.before': 'NO',
      'extra.after': 'YES',
    },
  },
  {
    operation: 'CREATE_EMAIL_MONITOR',
    source: ADMIN,
    record: single('admin', 'USER_SETTINGS', 'CREATE_EMAIL_MONITOR', {
      USER_EMAIL: 'ben@northwind.example',
      EMAIL_MONITOR_DEST_EMAIL: 'watch@partner.example',
    }),
    expect: { action: null, movement: 'send', 'recipients.0.address': 'watch@partner.example' },
  },
  {
    operation: 'TRANSFER_DOCUMENT_OWNERSHIP',
    source: ADMIN,
    record: single('admin', 'DOCS_SETTINGS', 'TRANSFER_DOCUMENT_OWNERSHIP', {
      USER_EMAIL: 'ben@northwind.example',
      NEW_OWNER: 'jo@partner.example',
    }),
    expect: { action: 'Share', 'recipients.0.address': 'jo@partner.example' },
  },
  {
    operation: 'ADD_WEB_ADDRESS',
    source: ADMIN,
    record: single('admin', 'SITES_SETTINGS', 'ADD_WEB_ADDRESS', {
      WEB_ADDRESS: 'https://shop.northwind.example/start',
    }),
    expect: { 'object.kind': 'site', 'object.url': 'https://shop.northwind.example/start' },
  },
  {
    operation: 'email_forwarding_out_of_domain',
    source: 'Reports API, User accounts audit activity events',
    record: single('user_accounts', 'email_forwarding_change', 'email_forwarding_out_of_domain', {
      email_forwarding_destination_address: 'Mara@Private.example',
    }),
    expect: { action: null, movement: 'send', 'recipients.0.address': 'mara@private.example' },
  },
  {
    operation: 'login_success',
    source: LOGIN,
    record: single('login', 'login', 'login_success', { login_type: 'google_password' }),
    expect: { outcome: 'success', 'extra.loginType': 'google_password' },
  },
  {
    operation: 'login_failure',
    source: LOGIN,
    record: single('login', 'login', 'login_failure', {
      login_failure_type: 'login_failure_invalid_password',
    }),
    expect: { outcome: 'failure', 'extra.failure': 'login_failure_invalid_password' },
  },
  {
    operation: 'login_challenge',
    source: LOGIN,
    record: single('login', 'login', 'login_challenge', {
      login_challenge_status: 'incorrect_answer',
    }),
    expect: { outcome: 'failure' },
  },
  {
    operation: 'suspicious_login',
    source: LOGIN,
    record: single('login', 'account_warning', 'suspicious_login', {
      affected_email_address: 'ben@northwind.example',
    }),
    expect: { targetUser: 'ben@northwind.example', outcome: 'unknown' },
  },
  {
    operation: 'authorize',
    source: 'Reports API, OAuth token audit activity events',
    record: single('token', 'auth', 'authorize', {
      client_id: '7731.apps.example',
      app_name: 'Mail helper',
      scope: ['https://mail.google.com/'],
    }),
    expect: {
      'object.kind': 'application',
      'object.id': '7731.apps.example',
      'object.name': 'Mail helper',
      'extra.scopes': 'https://mail.google.com/',
    },
  },
  {
    operation: 'add_user',
    source: 'Reports API, Groups audit activity events',
    record: single('groups', 'moderator_action', 'add_user', {
      group_email: 'sales@northwind.example',
      user_email: 'jo@partner.example',
    }),
    expect: { targetGroup: 'sales', targetUser: 'jo@partner.example' },
  },
  {
    operation: 'add_member',
    source: 'Reports API, Groups Enterprise activity events',
    record: single('groups_enterprise', 'moderator_action', 'add_member', {
      group_id: 'sales@northwind.example',
      member_id: 'jo@partner.example',
      member_type: 'user',
    }),
    expect: { targetGroup: 'sales', targetUser: 'jo@partner.example' },
  },
  {
    operation: 'add_event_guest',
    source: 'Reports API, Calendar activity events',
    record: single('calendar', 'event_change', 'add_event_guest', {
      event_id: 'ev1',
      event_title: 'Board meeting',
      event_guest: 'jo@partner.example',
      organizer_calendar_id: MARA,
    }),
    expect: { destinationUser: 'jo@partner.example', 'object.name': 'Board meeting' },
  },
  {
    operation: 'message_posted',
    source: 'Reports API, Chat activity events',
    record: single('chat', 'user_action', 'message_posted', {
      room_id: 'AAQA1',
      room_name: 'Partners',
      message_id: 'spaces/AAQA1/messages/9',
    }),
    expect: { action: 'Send', 'object.kind': 'message', 'object.name': 'Partners' },
  },
  {
    operation: 'rule_match',
    source: 'Reports API, Rules activity events',
    record: single('rules', 'rule_match_type', 'rule_match', {
      rule_name: ['Card numbers in Drive'],
      severity: 'HIGH',
      resource_id: '1PriceList',
      resource_title: 'Price list 2026',
      resource_owner_email: MARA,
    }),
    expect: {
      vendorRule: 'Card numbers in Drive',
      vendorSeverity: 'HIGH',
      'object.kind': 'file',
      'object.owner': MARA,
    },
  },
  {
    operation: 'CONTENT_TRANSFER',
    source: 'Reports API, Chrome audit activity events',
    record: single('chrome', 'CONTENT_TRANSFER_TYPE', 'CONTENT_TRANSFER', {
      TRIGGER_TYPE: 'FILE_UPLOAD',
      CONTENT_NAME: '/home/mara/Price list.xlsx',
      CONTENT_SIZE: 5120,
      CONTENT_TYPE: 'application/zip',
      URL: 'https://files.partner.example/up',
      DEVICE_NAME: 'NW-114',
    }),
    expect: {
      action: 'Upload',
      movement: 'upload',
      'object.name': 'Price list.xlsx',
      'object.directory': '/home/mara',
      'object.sizeBytes': 5120,
      'destination.host': 'files.partner.example',
      'device.hostname': 'NW-114',
    },
  },
];

const otherCases: ConnectorCase[] = [
  {
    operation: 'alert, user reported phishing',
    source: 'Alert Center API, MailPhishing',
    record: {
      alertId: 'al-17',
      customerId: 'C0northwind',
      createTime: TIME,
      source: 'Gmail phishing',
      type: 'User reported phishing',
      metadata: { severity: 'HIGH', assignee: 'admin@northwind.example' },
      data: {
        maliciousEntity: { entity: { emailAddress: 'evil@partner.example' } },
        messages: [
          { messageId: '<a@x>', recipient: MARA, subjectText: 'Invoice' },
          { messageId: '<b@x>', recipient: MARA, subjectText: 'Invoice 2' },
        ],
      },
    },
    expect: {
      stream: 'alert-center',
      vendorOperation: 'Gmail phishing',
      vendorEventId: 'al-17',
      vendorSeverity: 'HIGH',
      'actor.email': 'evil@partner.example',
      'mail.subject': 'Invoice',
      'mail.to': [MARA],
    },
    count: 2,
  },
  {
    operation: 'activity by a machine',
    source: 'Reports API, Activities resource',
    record: {
      ...drive('edit'),
      actor: { callerType: 'KEY', key: 'SYSTEM' },
      ipAddress: '2001:DB8:0:0:0:0:0:7',
    },
    expect: { 'actor.kind': 'system', 'actor.email': null, 'network.sourceIp': '2001:db8::7' },
  },
  {
    operation: 'file resource',
    source: 'Drive API, Files resource',
    record: { kind: 'drive#file', id: '1PriceList', name: 'Price list', mimeType: 'text/csv' },
    expect: { kind: 'item', itemKind: 'file', entityId: '1PriceList', visibility: null },
  },
  {
    operation: 'file resource with grants',
    source: 'Drive API, Files resource',
    record: {
      kind: 'drive#file',
      id: '1Plan',
      name: 'Plan.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: '20480',
      sha256Checksum: 'AB'.repeat(32),
      owners: [{ emailAddress: 'ann@example.com' }],
      parents: ['0Folder'],
      webViewLink: 'https://drive.google.com/file/d/1Plan/view',
      modifiedTime: '2026-02-03T04:05:06.000Z',
      trashed: false,
      shared: true,
      permissions: [
        { type: 'user', role: 'owner', emailAddress: 'Ann@example.com' },
        { type: 'domain', role: 'reader', domain: 'example.com' },
        { type: 'anyone', role: 'reader' },
      ],
    },
    expect: {
      sizeBytes: 20_480,
      sha256: 'ab'.repeat(32),
      owner: 'ann@example.com',
      parentId: '0Folder',
      visibility: 'link',
      changedAt: 1770091506000,
      permissions: [
        { kind: 'person', address: 'ann@example.com', role: 'owner' },
        { kind: 'domain', address: 'example.com', role: 'reader' },
        { kind: 'link', address: null, role: 'reader' },
      ],
    },
  },
  {
    operation: 'folder resource',
    source: 'Drive API, Files resource',
    record: {
      kind: 'drive#file',
      id: '0Folder',
      name: 'Plans',
      mimeType: 'application/vnd.google-apps.folder',
      shared: false,
    },
    expect: { itemKind: 'folder', visibility: 'private' },
  },
  {
    operation: 'users.list',
    source: 'Directory API, User resource',
    record: {
      kind: 'admin#directory#user',
      id: '101',
      primaryEmail: 'ann@example.com',
      aliases: ['a@example.com'],
      name: { fullName: 'Ann Example' },
      suspended: true,
      archived: false,
      externalIds: [{ type: 'organization', value: '17' }],
      organizations: [{ title: 'Counsel', department: 'Legal' }],
      relations: [{ type: 'manager', value: 'eve@example.com' }],
    },
    expect: {
      kind: 'person',
      name: 'Ann Example',
      emails: ['ann@example.com', 'a@example.com'],
      status: 'suspended',
      employeeId: '17',
      title: 'Counsel',
      department: 'Legal',
      manager: 'eve@example.com',
    },
  },
  {
    operation: 'groups.list',
    source: 'Directory API, Group resource',
    record: {
      kind: 'admin#directory#group',
      id: '01x',
      email: 'legal@example.com',
      name: 'Legal',
    },
    expect: { kind: 'group', email: 'legal@example.com', name: 'Legal' },
  },
  {
    operation: 'mobiledevices.list',
    source: 'Directory API, MobileDevice resource',
    record: {
      kind: 'admin#directory#mobiledevice',
      resourceId: 'r1',
      serialNumber: 'S1',
      type: 'ANDROID',
      os: 'Android 16',
      model: 'Pixel',
      email: ['ann@example.com'],
      status: 'APPROVED',
      encryptionStatus: 'Encrypted',
      deviceCompromisedStatus: 'No compromise detected',
      lastSync: '2026-02-03T04:05:06.000Z',
    },
    expect: {
      kind: 'device',
      isMobile: true,
      owner: 'ann@example.com',
      managed: 'yes',
      compliant: 'yes',
      encrypted: 'yes',
      lastSeenAt: 1770091506000,
    },
  },
  {
    operation: 'chromeosdevices.list',
    source: 'Directory API, ChromeOsDevice resource',
    record: {
      kind: 'admin#directory#chromeosdevice',
      deviceId: 'c1',
      serialNumber: 'S2',
      status: 'ACTIVE',
      annotatedUser: 'ann@example.com',
      osVersion: '140',
    },
    expect: { kind: 'device', os: 'ChromeOS', isMobile: false, managed: 'yes', serial: 'S2' },
  },
  {
    operation: 'permission resource',
    source: 'Drive API, Permissions resource',
    record: { kind: 'drive#permission', id: 'p1', type: 'user', role: 'reader' },
    expect: { skipped: 'a list or grant without the file or person it belongs to' },
  },
  {
    operation: 'Cloud Logging entry',
    source: 'Cloud Logging, LogEntry',
    record: { insertId: 'x', protoPayload: { serviceName: 'login.googleapis.com' } },
    expect: { skipped: 'an entry of Cloud Logging, which Google Cloud reads' },
  },
  {
    operation: 'activity without time',
    source: 'Reports API, Activities resource',
    record: { ...drive('view'), id: { applicationName: 'drive' } },
    expect: { rejected: 'the activity has no readable time' },
  },
  {
    operation: 'activity without events',
    source: 'Reports API, Activities resource',
    record: { ...drive('view'), events: [] },
    expect: { rejected: 'the activity names no event' },
  },
  {
    operation: 'unknown record',
    source: 'none',
    record: { hello: 'world' },
    expect: { rejected: 'neither an activity nor an alert' },
  },
];

const READ = { action: 'View', movement: 'none' };
const TAKEN = { action: 'Download', movement: 'download' };
const PREPARED = { action: 'Download', movement: 'none' };
const GIVEN = { action: 'Share', movement: 'share' };
const SENT = { action: 'Send', movement: 'send' };

/** Operations recognized by name alone: application, names, meaning. */
const NAMED: readonly [string, readonly string[], ConnectorCase['expect']][] = [
  ['drive', ['prefetch_item_content', 'connected_sheets_query'], READ],
  ['drive', ['download_video_caption'], TAKEN],
  ['drive', ['upload_video_caption'], { action: 'Upload', movement: 'upload' }],
  ['drive', ['sheets_import_url'], { action: 'Copy', movement: 'none' }],
  ['drive', ['remove_security_update', 'shared_drive_remove_security_update'], GIVEN],
  ['drive', ['enable_inherited_permissions'], GIVEN],
  ['drive', ['label_added_by_item_create', 'search', 'encrypt', 'create_script_trigger'], NO_MOVE],
  ['admin', ['DOWNLOAD_UNMANAGED_USERS_LIST', 'EXPORT_DEVICES', 'REQUEST_MAILBOX_DUMP'], TAKEN],
  ['admin', ['AUTHORIZE_API_CLIENT_ACCESS', 'ADD_TO_TRUSTED_OAUTH2_APPS'], GIVEN],
  ['admin', ['ADD_TRUSTED_DOMAINS', 'GENERATE_TRANSFER_TOKEN'], GIVEN],
  ['chat', ['attachment_upload'], { action: 'Upload', movement: 'upload' }],
  ['chat', ['attachment_download'], TAKEN],
  ['chat', ['conversation_read'], READ],
  ['chat', ['invite_send'], GIVEN],
  ['chat', ['role_updated'], NO_MOVE],
  ['vault', ['create_export_begin', 'create_export_end', 'export'], PREPARED],
  ['vault', ['export_file_download', 'legacy_export_download'], TAKEN],
  ['vault', ['download_count_per_account_csv'], TAKEN],
  ['vault', ['download_cross_matter_litigation_hold_report'], TAKEN],
  ['vault', ['download_per_matter_litigation_hold_report'], TAKEN],
  ['vault', ['search', 'view_document', 'view_document_information'], READ],
  ['vault', ['view_external_document'], READ],
  ['data_studio', ['CHANGE_ASSET_LINK_SHARING_ACCESS_TYPE'], GIVEN],
  ['data_studio', ['CHANGE_USER_ACCESS_TO_ASSET_VIA_WORKSPACE'], GIVEN],
  ['data_studio', ['CHANGE_DATA_SOURCE_ACCESS_TYPE'], GIVEN],
  ['data_studio', ['ADD_REPORT_EMAIL_DELIVERY', 'UPDATE_REPORT_EMAIL_DELIVERY'], SENT],
  ['meet', ['livestream_watched'], READ],
  ['meet', ['broadcast_activity', 'presentation_started'], NO_MOVE],
  ['meet', ['recording_activity', 'transcription_activity'], NO_MOVE],
  ['takeout', ['STARTED_USER_TAKEOUT', 'SCHEDULED_USER_TAKEOUT'], PREPARED],
  // Names that never occur in Google's logs.
  ['takeout', ['completed', 'downloaded'], NO_MOVE],
  ['vault', ['create_export', 'download_export'], NO_MOVE],
  ['chat', ['attachment_downloaded'], NO_MOVE],
];

function takeout(name: string, values: Values): VendorRecord {
  return single('takeout', 'USER_TAKEOUT', name, {
    TAKEOUT_ID: 'takeout-7',
    PRODUCTS_REQUESTED: 'Drive, Gmail',
    USER_EMAIL: MARA,
    ...values,
  });
}

const TAKEOUT = 'Reports API, Takeout audit activity events';

const namedCases: ConnectorCase[] = [
  ...NAMED.flatMap(([application, operations, expected]) =>
    operations.map((operation) => ({
      operation: `${application} ${operation}`,
      source: 'Reports API, activity events of each application',
      record: single(application, 'event_type', operation, {}),
      expect: expected,
    })),
  ),
  {
    operation: 'CHANGE_ASSET_LINK_SHARING_VISIBILITY',
    source: 'Reports API, Looker Studio activity events',
    record: single('data_studio', 'ACCESS', 'CHANGE_ASSET_LINK_SHARING_VISIBILITY', {
      OLD_VALUE: 'PRIVATE',
      NEW_VALUE: 'PUBLIC',
    }),
    expect: GIVEN,
  },
  {
    operation: 'CHANGE_ASSET_LINK_SHARING_VISIBILITY, made private',
    source: 'Reports API, Looker Studio activity events',
    record: single('data_studio', 'ACCESS', 'CHANGE_ASSET_LINK_SHARING_VISIBILITY', {
      OLD_VALUE: 'PUBLIC',
      NEW_VALUE: 'PRIVATE',
    }),
    expect: NO_MOVE,
  },
  {
    operation: 'COMPLETED_USER_TAKEOUT, delivered to another cloud',
    source: TAKEOUT,
    record: takeout('COMPLETED_USER_TAKEOUT', {
      TAKEOUT_DESTINATION: 'DROPBOX',
      TAKEOUT_STATUS: 'COMPLETED',
    }),
    expect: {
      stream: 'takeout',
      action: 'Copy',
      movement: 'copy',
      outcome: 'success',
      'object.id': 'takeout-7',
      'object.name': 'Drive, Gmail',
      'object.owner': MARA,
      'origin.name': 'Google Drive',
      'origin.account': 'northwind.example',
      'destination.name': 'Dropbox',
    },
  },
  {
    operation: 'COMPLETED_USER_TAKEOUT, to be fetched by a link',
    source: TAKEOUT,
    record: takeout('COMPLETED_USER_TAKEOUT', { TAKEOUT_DESTINATION: 'EMAIL' }),
    expect: { ...PREPARED, destination: null },
  },
  {
    operation: 'COMPLETED_USER_TAKEOUT, failed',
    source: TAKEOUT,
    record: takeout('COMPLETED_USER_TAKEOUT', { TAKEOUT_STATUS: 'FAILED' }),
    expect: { outcome: 'failure' },
  },
  {
    operation: 'DOWNLOADED_USER_TAKEOUT',
    source: TAKEOUT,
    record: takeout('DOWNLOADED_USER_TAKEOUT', {}),
    expect: { ...TAKEN, outcome: 'success', 'destination.kind': 'device' },
  },
  {
    operation: 'feature_utilization',
    source: 'Reports API, Gemini in Workspace apps activity events',
    record: single('gemini_in_workspace_apps', 'ai_usage_event', 'feature_utilization', {
      action: 'summarize',
      app_name: 'docs',
      event_category: 'active_generate',
    }),
    expect: {
      ...READ,
      outcome: 'success',
      'extra.application': 'docs',
      'extra.feature': 'summarize',
    },
  },
  {
    operation: 'delivery, message replied to',
    source: GMAIL,
    record: mail(9, message('pia@partner.example', MARA)),
    expect: { action: 'Send', movement: 'none' },
  },
  {
    operation: 'delivery, message forwarded by hand',
    source: GMAIL,
    record: mail(10, message('pia@partner.example', MARA)),
    expect: { action: 'Send', movement: 'none' },
  },
  {
    operation: 'delivery, link followed',
    source: GMAIL,
    record: mail(15, message('pia@partner.example', MARA)),
    expect: READ,
  },
];

export const cases: readonly ConnectorCase[] = [
  ...namedCases,
  ...driveCases,
  ...accessCases,
  ...mailCases,
  ...accountCases,
  ...otherCases,
];
